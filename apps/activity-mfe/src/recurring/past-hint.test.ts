import { pastHint } from './past-hint'

const TODAY = '2026-03-10'

test.each([
  ['2026-01-15', 'record', '2 entries for earlier days will be recorded.'],
  ['2026-02-10', 'record', '1 entry for an earlier day will be recorded.'],
  ['2026-03-10', 'record', 'The first entry will be recorded today.'],
  ['2026-01-15', 'ask', 'You will be asked about 2 earlier days.'],
  ['2026-02-15', 'ask', 'You will be asked about 1 earlier day.'],
  ['2026-03-10', 'ask', 'You will be asked about the first one today.'],
  ['2026-03-11', 'record', undefined],
  ['', 'record', undefined],
  ['0002-03-10', 'record', undefined],
  ['1999-03-10', 'record', undefined],
] as const)('each month from %s, %s: %s', (starts_on, automatic, hint) => {
  expect(pastHint({ rhythm: 'month 1', starts_on, ends_on: '', automatic }, TODAY)).toBe(hint)
})

test('days after the end do not count', () => {
  const days = {
    rhythm: 'week 1',
    starts_on: '2026-02-02',
    ends_on: '2026-02-08',
    automatic: 'record',
  } as const
  expect(pastHint(days, TODAY)).toBe('1 entry for an earlier day will be recorded.')
})
