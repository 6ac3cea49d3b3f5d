/** After one visit everything works without network: the server is gone, and the browser is told that it is offline. */

import { chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serve } from '../scripts/serve.ts'
import { handOn, play, settled } from './driver.ts'
import { atHome, atTable, visit, WIDE } from './page.ts'

test('one visit, then without network: a new game, turns, a lesson, the rules, French', async () => {
  const serving = await serve(inject('built'), 0)
  const browser = await chromium.connect(inject('browser'))
  try {
    const context = await browser.newContext({ viewport: WIDE })
    const { page, faults } = await visit(context, serving.address)
    await atHome(page, serving.address)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await serving.close()

    await page.reload()
    // What is kept is bound as what was sent: no text becomes code, and no service worker comes from elsewhere.
    const came = await page.evaluate(async () => {
      const said = (error: Error) => error.name
      const html = Promise.resolve().then(() => (document.body.innerHTML = '<b>x</b>'))
      const worker = Promise.resolve().then(() => new Worker('./sw.js'))
      const other = navigator.serviceWorker.register('./other.js')
      return Promise.all([html, worker, other].map((way) => Promise.resolve<unknown>(way).then(() => 'done', said)))
    })
    expect(came).toEqual(['TypeError', 'TypeError', 'TypeError'])
    // Each was reported twice: by the header, which was kept too, and by the word in the page.
    await expect.poll(() => faults.length).toBe(6)
    expect(faults.splice(0).filter((fault) => !/'Trusted(?:HTML|ScriptURL)'/.test(fault))).toEqual([])
    await page.locator('.game-start button').first().click()
    await atTable(page)
    await settled(page)
    // What was learned was kept with all else: a hint knows the chance to win.
    await page.keyboard.press('h')
    await page.locator('.hint .hint-steps').waitFor()
    expect(await page.locator('.hint').textContent()).toMatch(/Chance to win/)
    await play(handOn(page, 8), (clicks) => clicks >= 12)
    await page.reload()
    await settled(page)
    await page.locator('.switch-locale').click()
    await page.locator('html[lang=fr]').waitFor()
    await page.goto(`${serving.address}#/lessons/quebec-1759`)
    await page.locator('.lesson a').first().click()
    await page.locator('.lesson-on').click()
    await page.goto(`${serving.address}#/rules/quebec-1759`)
    await page.locator('h1').waitFor()
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await serving.close()
  }
})
