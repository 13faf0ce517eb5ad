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
    word: 'Checked',
    text: 'We tried 24 other orders. The best one costs $12.50 less: Blue card, then Mortgage.',
  })
})

test('a search without a better order says so', () => {
  const certificate = { ...searched, order: [...searched.order], interest_saved: 0 }
  expect(certificateText({ certificate, inputs }).text).toBe('We tried 24 other orders. None costs less.')
})

const proven = { kind: 'proven' } as const
const card = { id: 'b', liability_type: 'Credit Card', description: 'Blue card', interest_rate: 22 }
const rent = { id: 'a', liability_type: 'Rent', description: '', interest_rate: 0 }

test.each([
  ['two', [card, card, rent], /no order costs less than paying the highest interest first\.$/],
  [
    'one',
    [card, rent],
    /^Only one of your debts charges interest, so all extra money goes to it: Blue card\.$/,
  ],
  ['none', [rent], /^None of your debts charges interest, so every order costs the same\.$/],
])('states the proof when %s of the debts bear interest', (_, liabilities, text) => {
  const only = { liabilities } as PayoffProjection['inputs']
  expect(certificateText({ certificate: proven, inputs: only })).toEqual({
    word: 'Proven',
    text: expect.stringMatching(text),
  })
})

test.each([
  ['short', /^Some months run short, so we can't compare orders yet\.$/],
  ['endless', /^With this budget, your debts are never paid off\./],
  ['too_many', /^Too many debts to compare every order\.$/],
] as const)('an open certificate explains the cause %s', (because, text) => {
  const shown = certificateText({ certificate: { kind: 'open', because }, inputs })
  expect(shown).toEqual({ word: 'Not known', text: expect.stringMatching(text) })
})
