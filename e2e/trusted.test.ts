/** No text becomes code: what the page is sent with (Trusted Types, content policy) is obeyed by the browser. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { settled } from './driver.ts'
import { playNow } from './page.ts'

const { address, visiting } = theBrowser()

/** What comes of each way to make code, or a page, of a text: the name of the error. */
const tried = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    // What the tester itself has run may do more.
    await new Promise((resolve) => setTimeout(resolve))
    const types = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } })
      .trustedTypes
    const all = { createHTML: String, createScript: String, createScriptURL: String }
    const script = document.createElement('script')
    const elsewhere = 'https://elsewhere.example/x.js'
    const ways: Readonly<Record<string, () => unknown>> = {
      html: () => (document.body.innerHTML = '<b>x</b>'),
      'html beside': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'html written': () => document.write('<b>x</b>'),
      'html read': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'html framed': () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      'a script from elsewhere': () => (script.src = elsewhere),
      'a script of ours by its address': () => (script.src = './sw.js'),
      'the text of a script': () => (script.text = 'window.x = 1'),
      'a click': () => document.body.setAttribute('onclick', 'window.x = 1'),
      'a worker from elsewhere': () => new Worker(elsewhere),
      'a worker from a text': () => new Worker('data:text/javascript,1'),
      'a worker from a blob': () => new Worker(URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }))),
      'a text that is run': () => new Function('return 1')(),
      'another policy': () => types.createPolicy('other', all),
      'a policy for all': () => types.createPolicy('default', all),
      'our policy again': () => types.createPolicy('carillon', all),
    }
    const came: Record<string, string> = {}
    for (const [name, way] of Object.entries(ways))
      try {
        await way()
        came[name] = 'done'
      } catch (error) {
        came[name] = (error as Error).name
      }
    return came
  })

test('our own scripts run, and nothing that is made of a text', () =>
  visiting(async ({ page, faults }) => {
    await playNow(page, address)
    await settled(page)
    expect(faults).toEqual([])
    const came = await tried(page)
    const { 'a text that is run': run, ...others } = came
    expect(run).toBe('EvalError')
    expect(Object.entries(others).filter(([, name]) => name !== 'TypeError')).toEqual([])
    // Reported, as would be what a page of ours does, and twice: by the header, and by the word in the page.
    await expect.poll(() => faults.length).toBe(2 * Object.keys(came).length)
    faults.splice(0)
  }))

test('also where whoever serves the page sends no word about it', async () => {
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' }
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : `${request.url}`
    try {
      const file = readFileSync(join(inject('built'), path))
      const type = types[path.split('.').at(-1) as keyof typeof types] as string | undefined
      response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' }).end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const plain = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  try {
    await visiting(
      async ({ page, faults }) => {
        await playNow(page, plain)
        await settled(page)
        expect(faults).toEqual([])
        const came = Object.values(await tried(page))
        expect(new Set(came)).toEqual(new Set(['TypeError', 'EvalError']))
        await expect.poll(() => faults.length).toBe(came.length)
        faults.splice(0)
      },
      {},
      { baseURL: plain },
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
