import type { Entry } from '@solvent/contracts'
import { titleOf } from './entry-words'

const entry = { category: null, changes: [], note: '', expected_asset: 'Tax refund' }

test.each<[Partial<Entry>, string]>([
  [{ kind: 'opening' }, 'Expected income added: Tax refund'],
  [{ kind: 'adjustment' }, 'Expected income changed: Tax refund'],
  [{ kind: 'adjustment', note: 'deleted' }, 'Expected income deleted: Tax refund'],
  [{ kind: 'reversal' }, 'Undo: Tax refund'],
  [{ kind: 'opening', expected_asset: undefined }, 'Expected income added'],
])('an entry about an expected asset names it: %j', (fields, title) => {
  expect(titleOf({ ...entry, kind: 'opening', ...fields })).toBe(title)
})
