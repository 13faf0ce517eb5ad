import { formatMinor } from '@solvent/money'
import { assert, bigInt, constantFrom, property } from 'fast-check'
import { amountsIn } from './amounts'

test.each<[string, bigint[]]>([
  ['spent 12.50 on lunch', [1250n]],
  ['coffee 4.5', [450n]],
  ['$20', [2000n]],
  ['20 EUR', [2000n]],
  ['EUR 20', [2000n]],
  ['€20 or 20€', [2000n]],
  ['got 3,200', [320_000n]],
  ['$1,250.99', [125_099n]],
  ['1.2k', [120_000n]],
  ['0.5k', [50_000n]],
  ['1.2345k', [123_450n]],
  ['twelve fifty', [1250n]],
  ['twenty-five', [2500n]],
  ['twenty five fifty', [2550n]],
  ['two hundred', [20_000n]],
  ['a hundred and twenty', [12_000n]],
  ['two thousand five hundred', [250_000n]],
  ['fifteen hundred', [150_000n]],
  ['two fifty', [250n, 25_000n]],
  ['twelve dollars', [1200n]],
  ['12 on lunch and 30 on a taxi', [1200n, 3000n]],
  ['2 shares at 41.20', [200n, 4120n]],
  ['(20)', [2000n]],
  ['Spent 20.', [2000n]],
  ['20, 30', [2000n, 3000n]],
  ['zero', [0n]],
  ['12,50', [1250n]],
  ['1,25,000', [12_500_000n]],
  ['12 dollars and 30 cents', [1230n]],
  ['fifty cents', [50n]],
  ['a buck fifty', [150n]],
  ['two grand', [200_000n]],
  ['a tenner', [1000n]],
  ['1.5 lakh', [15_000_000n]],
])('%j contains the amounts %p', (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts)
})

test.each([
  'lunch',
  'at 12:30',
  '20% off',
  'on the 3rd',
  '2026-11-03',
  '3 days ago',
  'on March 3',
  '12.505',
  '1.250,99',
  '-20',
  '20-30',
  '1e3',
  '0x20',
  '1000000000000',
  'a',
  'and',
])('%j contains no amount', (text) => {
  expect(amountsIn(text)).toEqual([])
})

test('an amount is found in every notation', () => {
  const grouped = (text: string) => text.replace(/\B(?=(?:\d{3})+\.)/g, ',')
  const forms: ((text: string) => string)[] = [
    (text) => text,
    grouped,
    (text) => `$${grouped(text)}`,
    (text) => `${text} eur`,
    (text) => `I paid ${text} for it.`,
  ]
  assert(
    property(bigInt(0n, 99_999_999_999_999n), constantFrom(...forms), (amount, written) => {
      expect(amountsIn(written(formatMinor(amount)))).toEqual([amount])
    }),
  )
})
