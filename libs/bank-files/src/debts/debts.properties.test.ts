import { isDate } from '@solvent/money'
import fc from 'fast-check'
import { BankFileError } from '../bank-file-error'
import { readDebtFile } from './read-debt-file'

const HEADERS = [
  'Name',
  'Creditor',
  'Balance',
  'APR',
  'Rate',
  'Payment',
  'Due',
  'Frequency',
  'Zinssatz',
  'Notes',
  '',
]
const CELLS = [
  'Visa',
  '100',
  '-5',
  '1e30',
  '19.99%',
  '0.2',
  '',
  '-',
  '3/4/27',
  '31',
  'Total',
  '=A1',
  '1.234,5',
  'monthly',
  '99999999999999',
]
const cell = fc.oneof(
  fc.constantFrom(...CELLS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double().map(String),
)
const table = fc
  .array(fc.constantFrom(...HEADERS), { minLength: 2, maxLength: 7 })
  .chain((header) =>
    fc.tuple(fc.constant(header), fc.array(fc.array(cell, { maxLength: header.length }), { maxLength: 8 })),
  )

const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n')

test('any table is refused with a sentence, or gives debts that a form can take', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ([header, rows]) => {
      const bytes = new TextEncoder().encode(csvOf([header, ...rows]))
      const read = await readDebtFile(bytes).catch((error: unknown) => error)
      if (read instanceof BankFileError) return
      if (read instanceof Error) throw read
      for (const debt of (await readDebtFile(bytes)).debts) {
        expect(debt.name).not.toBe('')
        expect(debt.balance > 0n && debt.balance <= 99_999_999_999_999n).toBe(true)
        expect(debt.payment === null || debt.payment > 0n).toBe(true)
        expect(
          debt.rateBp === null ||
            (Number.isInteger(debt.rateBp) && debt.rateBp >= 0 && debt.rateBp <= 10_000),
        ).toBe(true)
        expect(debt.dueDay === null || (debt.dueDay >= 1 && debt.dueDay <= 31)).toBe(true)
        expect(debt.dueOn === null || isDate(debt.dueOn)).toBe(true)
      }
    }),
  )
})
