import { describe, expect, test } from 'vitest'
import { link, parseRoute, type Route } from '../src/shell/router.ts'

const ROUTES: readonly (readonly [hash: string, route: Route])[] = [
  ['', { page: 'home' }],
  ['#', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/new/quebec-1759', { page: 'new', game: 'quebec-1759' }],
  ['#/play/ab12cd34', { page: 'play', id: 'ab12cd34' }],
  ['#/replay/ab12', { page: 'replay', id: 'ab12' }],
  ['#/replay/ab12?at=40&seat=french', { page: 'replay', id: 'ab12', at: 40, seat: 'french' }],
  ['#/lessons/quebec-1759', { page: 'lessons', game: 'quebec-1759' }],
  ['#/lesson/quebec-1759/q01?n=3', { page: 'lesson', game: 'quebec-1759', example: 'q01', number: 3 }],
  ['#/rules/quebec-1759', { page: 'rules', game: 'quebec-1759' }],
  ['#/rules/quebec-1759/7.8.5', { page: 'rules', game: 'quebec-1759', section: '7.8.5' }],
  ['#/settings', { page: 'settings' }],
  ['#/about', { page: 'about' }],
]

describe('addresses', () => {
  test.each(ROUTES)('%s', (hash, route) => expect(parseRoute(hash)).toEqual(route))
  test.each([
    '#/nowhere',
    '#/play',
    '#/play/',
    '#/new',
    '#/lesson/quebec-1759',
    '#/settings/x',
    '#/play/a/b',
    '#/rules/a/b/c',
  ])('%s is nowhere', (hash) => expect(parseRoute(hash)).toEqual({ page: 'lost' }))
  test.each(['#/replay/ab?at=-1', '#/replay/ab?at=x', '#/replay/ab?at=', '#/replay/ab?at=1e3', '#/replay/ab?seat='])(
    '%s: what makes no sense is left out',
    (hash) => expect(parseRoute(hash)).toEqual({ page: 'replay', id: 'ab' }),
  )
  test('a step of a lesson that makes no sense is the first', () =>
    expect(parseRoute('#/lesson/g/e?n=many')).toEqual({ page: 'lesson', game: 'g', example: 'e', number: 0 }))
  test('broken escapes do no harm', () =>
    expect(parseRoute('#/play/%E0%A4%A')).toEqual({ page: 'play', id: '%E0%A4%A' }))
})

describe('links lead where they say', () => {
  test.each([
    [link.home(), { page: 'home' }],
    [link.new('g'), { page: 'new', game: 'g' }],
    [link.play('a/b?c'), { page: 'play', id: 'a/b?c' }],
    [link.replay('x', 12, 'open'), { page: 'replay', id: 'x', at: 12, seat: 'open' }],
    [link.replay('x', 0), { page: 'replay', id: 'x', at: 0 }],
    [link.replay('x'), { page: 'replay', id: 'x' }],
    [link.lessons('g'), { page: 'lessons', game: 'g' }],
    [link.lesson('g', 'e', 2), { page: 'lesson', game: 'g', example: 'e', number: 2 }],
    [link.rules('g', '7.1 #2'), { page: 'rules', game: 'g', section: '7.1 #2' }],
    [link.rules('g'), { page: 'rules', game: 'g' }],
    [link.settings(), { page: 'settings' }],
    [link.about(), { page: 'about' }],
  ])('%s', (href, route) => expect(parseRoute(href)).toEqual(route))
})
