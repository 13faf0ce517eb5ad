import type { PayoffProjection } from '@solvent/contracts'
import { certificateText } from './certificate-text'

const inputs = {
  liabilities: [
    { id: 'a', liability_type: 'Mortgage', description: '' },
    { id: 'b', liability_type: 'Credit Card', description: 'Blue card' },
  ],
  // The code under test reads only the names.
} as PayoffProjection['inputs']

const searched = {
  kind: 'searched',
  order: ['b', 'a'],
  total_interest: 10,
  months_to_debt_free: 9,
  tried: 24,
} as const

test('a better order is listed with its savings', () => {
  const certificate = { ...searched, order: [...searched.order], interest_saved: 12.5 }
  expect(certificateText({ certificate, inputs })).toEqual({
    word: 'Searched',
    text: '24 orders of extra payments tried; the best one costs $12.50 less than the strategies here: Blue card, then Mortgage.',
  })
})

test('a search without a better order says so', () => {
  const certificate = { ...searched, order: [...searched.order], interest_saved: 0 }
  expect(certificateText({ certificate, inputs }).text).toBe(
    '24 orders of extra payments tried; none costs less than the strategies here.',
  )
})

const proven = { kind: 'proven' } as const
const card = { id: 'b', liability_type: 'Credit Card', description: 'Blue card', interest_rate: 22 }
const rent = { id: 'a', liability_type: 'Rent', description: '', interest_rate: 0 }

test.each([
  ['two', [card, card, rent], /no order of extra payments costs less than the highest interest first\.$/],
  [
    'one',
    [card, rent],
    /^Only one of your debts bears interest, so all extra money goes to it: Blue card\.$/,
  ],
  ['none', [rent], /^None of your debts bears interest, so no order of payments costs less than another\.$/],
])('states the proof when %s of the debts bear interest', (_, liabilities, text) => {
  const only = { liabilities } as PayoffProjection['inputs']
  expect(certificateText({ certificate: proven, inputs: only })).toEqual({
    word: 'Proven',
    text: expect.stringMatching(text),
  })
})

test.each([
  ['short', /^In some months the budget does not cover all that is due\./],
  ['endless', /^At this budget the debts are not paid off/],
  ['too_many', /^There are too many debts and months to try other orders\.$/],
] as const)('an open certificate explains the cause %s', (because, text) => {
  const shown = certificateText({ certificate: { kind: 'open', because }, inputs })
  expect(shown).toEqual({ word: 'Open', text: expect.stringMatching(text) })
})
