import { runExample } from '@carillon/kernel'
import { describe, expect, test } from 'vitest'
import { quebec1759 } from '../src/index.ts'

describe('worked examples', () => {
  for (const example of quebec1759.examples) test(example.id, () => expect(runExample(quebec1759, example)).toEqual([]))
})
