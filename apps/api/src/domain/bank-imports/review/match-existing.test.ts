// Engines: none
import { addDays } from '@solvent/money'
import { lineText } from './line-text'
import { type FileLine, matchExisting, type RecordedChange } from './match-existing'

const line = (
  bookedOn: string,
  change: bigint,
  more: Partial<Omit<FileLine, 'text'>> & { text?: string } = {},
): FileLine => ({
  bookedOn,
  change,
  bankId: null,
  ...more,
  text: lineText(more.text ?? ''),
})

let entries = 0
const entry = (
  day: string,
  change: bigint,
  more: Partial<Pick<RecordedChange, 'line'>> & { text?: string } = {},
): RecordedChange => {
  entries += 1
  return { entryId: `entry ${entries}`, day, change, line: null, ...more, text: lineText(more.text ?? '') }
}

test('a line of an earlier file is found by the id of the bank, whatever else changed', () => {
  const known = entry('2026-01-01', -5n, { line: { bankId: 'A' } })
  expect(matchExisting([line('2026-03-01', -7n, { bankId: 'A' })], [known]).get(0)).toBe(known)
})

test('an entry by hand is found up to three days away, with any text', () => {
  const known = entry('2026-03-04', -500n, { text: 'coffee' })
  const far = [
    line('2026-02-28', -500n, { text: 'STARBUCKS' }),
    line('2026-03-01', -500n, { text: 'STARBUCKS' }),
  ]
  expect([...matchExisting(far, [known])]).toEqual([[1, known]])
})

test('two purchases of one amount at different shops are two', () => {
  const netflix = entry('2026-03-30', -999n, { text: 'Spotify AB', line: { bankId: null } })
  expect(matchExisting([line('2026-04-01', -999n, { text: 'Netflix.com' })], [netflix]).size).toBe(0)
})

test('each entry stands for one line', () => {
  const known = entry('2026-03-01', -500n)
  expect(matchExisting([line('2026-03-01', -500n), line('2026-03-01', -500n)], [known]).size).toBe(1)
})

test('as many lines as possible find their entry', () => {
  const lines = [line('2026-03-01', -500n), line('2026-03-04', -500n)]
  const known = [entry('2026-03-04', -500n), entry('2026-03-07', -500n)]
  expect(matchExisting(lines, known).size).toBe(2)
})

test('the nearest text of a day wins', () => {
  const [cinema, taxi] = [
    entry('2026-03-01', -2000n, { text: 'Cinema' }),
    entry('2026-03-02', -2000n, { text: 'Taxi' }),
  ]
  const found = matchExisting([line('2026-03-02', -2000n), line('2026-03-01', -2000n)], [cinema, taxi])
  expect([found.get(0), found.get(1)]).toEqual([taxi, cinema])
})

test('ten thousand equal lines of one day are matched in a moment', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    line(addDays('2026-01-01', index % 5), -100n, { text: `Shop ${index}` }),
  )
  const known = lines.map(({ bookedOn, change }) => entry(bookedOn, change))
  expect(matchExisting(lines, known).size).toBe(10_000)
})
