/** How the game is taught. */
import type { Teaching } from '@carillon/kernel'
import { PATH } from './path.ts'
import { GUIDED } from './script.ts'
import { WORDS } from './words.ts'

export const TEACHING: Teaching = { guided: GUIDED, path: PATH, words: WORDS }
