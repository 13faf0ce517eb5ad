import type { PlanItem } from '@solvent/contracts'
import { missingRanksText } from './bands'

test.each([
  [[], null],
  [[1, 2, 3], null],
  [[1, 3], '#2 is listed below.'],
  [[1, 3, 5], '#2 and #4 are listed below.'],
  [[1, 9], 'The other ranks are listed below.'],
])('says where the ranks missing from %j are', (ranks, text) => {
  const items = ranks.map((rank) => ({ rank, item: {} as PlanItem }))
  expect(missingRanksText(items)).toBe(text)
})
