/** The version of the whole: packages have none of their own that anybody is told. */
import { readFileSync } from 'node:fs'

const ROOT = new URL('../../../package.json', import.meta.url)
export const VERSION = (JSON.parse(readFileSync(ROOT, 'utf8')) as { readonly version: string }).version
