import type { PayoffProjection } from '@solvent/contracts'
import { certificateText } from './certificate-text'

const inputs = {
  liabilities: [
    { id: 'a', liability_type: 'Mortgage' },
    { id: 'b', liability_type: 'Credit Card' },
  ],
  // Only the names are read.
} as PayoffProjection['inputs']

const searched = {
  kind: 'searched',
  order: ['b', 'a'],
  total_interest: 10,
  months_to_debt_free: 9,
  tried: 24,
} as const

test('a better order that was found is named, with what it saves', () => {
  const certificate = { ...searched, order: [...searched.order], interest_saved: 12.5 }
  expect(certificateText({ certificate, inputs })).toEqual({
    word: 'Searched',
    text: '24 orders of extra payments tried; the best one costs $12.50 less than the strategies here: Credit Card, then Mortgage.',
  })
})

test('a search that finds nothing better says so', () => {
  const certificate = { ...searched, order: [...searched.order], interest_saved: 0 }
  expect(certificateText({ certificate, inputs }).text).toBe(
    '24 orders of extra payments tried; none costs less than the strategies here.',
  )
})

test.each([
  ['proven', 'Proven', /no order of extra payments costs less/],
  ['open', 'Open', /The order of extra payments is not what decides/],
] as const)('says what %s means', (kind, word, text) => {
  const shown = certificateText({ certificate: { kind }, inputs })
  expect(shown.word).toBe(word)
  expect(shown.text).toMatch(text)
})
