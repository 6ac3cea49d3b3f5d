import { expect, test } from 'vitest'
import { nameFault, nameKey } from '../src/names.ts'

test.each(['Montcalm', 'François-Gaston', 'O’Neil', 'Nguyễn', '王小明', 'Rogers 1757', 'a.b'])(
  '%s is a name',
  (name) => {
    expect(nameFault(name)).toBeUndefined()
  },
)
test.each([
  ['x', 'length'],
  ['x'.repeat(25), 'length'],
  [' Wolfe', 'letters'],
  ['Wolfe  James', 'letters'],
  ['Wolfe\u202e', 'letters'],
  ['<b>Wolfe</b>', 'letters'],
  ['Wol\nfe', 'letters'],
  ['Franc\u0327ois', 'letters'],
  ['Admin', 'reserved'],
  ['Αdmіn', 'reserved'],
  ['M0derator', 'reserved'],
  ['Some-body', 'reserved'],
  ['Wolfe\u3164', 'letters'],
  ['\u3164\u3164', 'letters'],
  ['Wo\u115flfe', 'letters'],
  ['Wolfӏe', 'letters'],
  ['Wοlfe', 'letters'],
])('%j is none: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault)
})
test('names that look alike have one key', () => {
  const keys = ['Wolfe', 'wolfe', 'WOLFE', 'Wоlfе', 'W0lfe', 'Wol-fe', 'Wółfe', 'WoIfe'].map(nameKey)
  expect(new Set(keys).size).toBe(1)
  expect(nameKey('Wolfe')).not.toBe(nameKey('Wolff'))
})
