import type { ClosedDebt } from '@solvent/contracts'
import { costText, nextText, savedText } from './closed-debt-text'

const gym = { liability_type: 'Subscription', description: 'Gym', due_date: '2026-12-03' }
const visa: ClosedDebt = { paid: 2398.58, interest: 398.58, saved: 41.2, freed: 110, next: gym }

test.each([
  ['with interest', visa, true, null, 'You paid $2,398.58 in all, $398.58 of it interest.'],
  [
    'without',
    { ...visa, paid: 1200, interest: 0 },
    true,
    null,
    'You paid $1,200.00 in all, without interest.',
  ],
  [
    'after earlier payments',
    visa,
    false,
    null,
    'You paid $2,398.58 since you added it, $398.58 of it interest.',
  ],
  ['with fees', visa, true, { late_fee: 25 }, 'You paid $2,398.58 in all, $398.58 of it interest and fees.'],
])('says what a debt cost %s', (_, closed, isFromStart, terms, text) => {
  expect(costText(closed, { isFromStart, terms })).toBe(text)
})

test('says what paying ahead saved, if it did', () => {
  expect(savedText(visa)).toBe('Paying ahead of schedule saved $41.20 of interest.')
  expect(savedText({ ...visa, saved: 0 })).toBeNull()
})

test.each([
  ['2026-11-22', 'Next: Gym, due on 3 December.'],
  ['2026-12-03', 'Next: Gym, due today.'],
  ['2026-12-04', 'Next: Gym, overdue since 3 December.'],
  ['2027-01-04', 'Next: Gym, overdue since 3 December 2026.'],
])('on %s says what comes next: %s', (today, text) => {
  expect(nextText({ ...visa, freed: null }, today)).toBe(text)
  expect(nextText(visa, today)).toBe(`$110.00 a month is free for your other debts. ${text}`)
})

test('without other debts, says that none are left', () => {
  expect(nextText({ ...visa, next: null }, '2026-11-22')).toBe('You have no debts left.')
})
