/** What was pressed stays what the keyboard is at while it is under way: a button that is disabled loses the focus. */
import { readdirSync, readFileSync } from 'node:fs'
import type { VNode } from 'preact'
import { expect, test } from 'vitest'
import { Button } from '../src/shell/ui.tsx'
import { renderToStaticMarkup } from './markup.ts'

const SOURCES = new URL('../src/', import.meta.url)
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.tsx'))
/** Buttons that are disabled while something is under way, where they are written. */
const disabledIn = (text: string): readonly string[] =>
  text.match(/<Button\b(?:(?!<\/|\/>)[\s\S])*?[^-]disabled=\{[^}]*\bbusy\b/g) ?? []

test('a button that waits says so, keeps the focus, and does nothing', () => {
  let pressed = 0
  const press = () => {
    pressed += 1
  }
  expect(renderToStaticMarkup(<Button onClick={press}>Go</Button>)).toBe(
    '<button type="button" class="button button-plain">Go</button>',
  )
  const waits = (
    <Button type="submit" busy onClick={press}>
      Go
    </Button>
  )
  expect(renderToStaticMarkup(waits)).toBe(
    '<button type="submit" aria-disabled="true" class="button button-plain">Go</button>',
  )
  const drawn = Button((waits as VNode).props as Parameters<typeof Button>[0]) as VNode<{
    onClick(event: object): void
  }>
  let prevented = 0
  // A form is not sent, either: not by the button, nor by Enter in a line, which presses it.
  drawn.props.onClick({ preventDefault: () => (prevented += 1), stopPropagation: () => undefined })
  expect([pressed, prevented]).toEqual([0, 1])
})

test('no button of the page is disabled while something is under way', () => {
  expect(disabledIn('<Button small disabled={busy} onClick={go}>')).toHaveLength(1)
  expect(disabledIn('<Button\n  small\n  disabled={busy || !found}\n>')).toHaveLength(1)
  expect(disabledIn('<Button busy={busy} disabled={!found}>x</Button><select disabled={busy}>')).toEqual([])
  const found = sources.flatMap((file) => disabledIn(readFileSync(new URL(file, SOURCES), 'utf8')).map(() => file))
  expect(found).toEqual([])
})
