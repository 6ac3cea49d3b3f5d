/** The files of the built page. */
import { createReadStream, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
/** Nothing from elsewhere, no script in the page itself, no text that becomes code; the page has it written in, too. */
export const POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types carillon"
const SAFE = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
/** Where it is reached by TLS, it is never reached without. */
const ONLY_TLS = { 'Strict-Transport-Security': 'max-age=31536000' }

/** The file that an address names, below the folder; undefined if it names none that may be seen. */
export function fileOf(address: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(address.split(/[?#]/, 1)[0] as string)
  } catch {
    return undefined
  }
  if (path.endsWith('/')) path += 'index.html'
  const words = path.split('/').slice(1)
  // No way up, no hidden files, no other kind of slash.
  if (words.length === 0 || words.some((word) => word === '' || word.startsWith('.') || /[\\\0:]/.test(word)))
    return undefined
  return extname(path) in TYPES ? words.join('/') : undefined
}

const found = (path: string) => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats : undefined
}

/** A file below the folder, or a no. */
export function answerPage(root: string, request: IncomingMessage, response: ServerResponse, secure = false): void {
  if (secure) for (const [name, value] of Object.entries(ONLY_TLS)) response.setHeader(name, value)
  const file = fileOf(request.url ?? '/')
  if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'only GET and HEAD')
  else if (file === undefined || !found(join(root, file))) refuse(response, 404, 'no such file')
  else send(join(root, file), file, request, response)
}

function refuse(response: ServerResponse, code: number, text: string): void {
  response.writeHead(code, { ...SAFE, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${text}\n`)
}

function send(plain: string, file: string, request: IncomingMessage, response: ServerResponse): void {
  const wanted = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const zipped = wanted ? found(`${plain}.gz`) : undefined
  const { size, mtimeMs } = zipped ?? statSync(plain)
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${zipped ? '-gz' : ''}"`
  const headers = {
    ...SAFE,
    'Content-Type': TYPES[extname(file)],
    // Names in assets/ hold a hash of what is in them.
    'Cache-Control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(zipped && { 'Content-Encoding': 'gzip' }),
  }
  const same = request.headers['if-none-match'] === etag
  response.writeHead(same ? 304 : 200, same ? headers : { ...headers, 'Content-Length': size })
  if (same || request.method === 'HEAD') {
    response.end()
    return
  }
  createReadStream(zipped ? `${plain}.gz` : plain)
    .on('error', () => response.destroy())
    .pipe(response)
}
