import { payBetween } from './pay-days'

const winter = { after: '2027-01-31', through: '2027-03-31' }
const days = (...given: Parameters<typeof payBetween>) => payBetween(...given).map(({ on }) => on)

test('a payday that a month does not have is its last day', () => {
  expect(days({ kind: 'monthly', day: 31 }, 200_000n, winter)).toEqual(['2027-02-28', '2027-03-31'])
  expect(days({ kind: 'monthly', day: 28 }, 200_000n, winter)).toEqual(['2027-02-28', '2027-03-28'])
})

test('pay twice a month is half of the income on each of the two days', () => {
  expect(payBetween({ kind: 'twice_a_month', day: 15, second_day: 31 }, 200_001n, winter)).toEqual([
    { on: '2027-02-15', amount: 100_000n },
    { on: '2027-02-28', amount: 100_000n },
    { on: '2027-03-15', amount: 100_000n },
    { on: '2027-03-31', amount: 100_000n },
  ])
})

test('pay every two weeks is counted from a payday in the past or in the future', () => {
  const twoWeeks = (first: string) => payBetween({ kind: 'two_weeks', first }, 260_000n, winter)
  // 2,600.00 x 12 / 26 = 1,200.00
  expect(twoWeeks('2026-12-18')).toEqual([
    { on: '2027-02-12', amount: 120_000n },
    { on: '2027-02-26', amount: 120_000n },
    { on: '2027-03-12', amount: 120_000n },
    { on: '2027-03-26', amount: 120_000n },
  ])
  expect(twoWeeks('2027-03-20').map(({ on }) => on)).toEqual(['2027-03-20'])
})

test('weekly pay is a 52nd of the income of a year', () => {
  const weeks = payBetween({ kind: 'weekly', first: '2027-03-19' }, 260_000n, winter)
  expect(weeks).toEqual([
    { on: '2027-03-19', amount: 60_000n },
    { on: '2027-03-26', amount: 60_000n },
  ])
})

test("today's pay is taken to be in the accounts already, and an irregular income has no paydays", () => {
  expect(days({ kind: 'monthly', day: 31 }, 1n, { after: '2027-03-31', through: '2027-04-29' })).toEqual([])
  expect(days({ kind: 'irregular' }, 1n, winter)).toEqual([])
})
