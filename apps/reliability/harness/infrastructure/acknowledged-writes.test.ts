import { type AcknowledgedWrite, writesBesidePrimary } from './acknowledged-writes'

function write(member: string, timeline: number, begun: number, ended = begun + 5): AcknowledgedWrite {
  return { id: `${member}-${begun}`, member, timeline: String(timeline).padStart(8, '0'), begun, ended }
}

test('accepts that one server writes after the other, also if the first is promoted again', () => {
  const writes = [write('one', 1, 0), write('one', 1, 10), write('two', 2, 20), write('one', 3, 30)]
  expect(writesBesidePrimary(writes)).toEqual([])
})

test('accepts a write that began before the promotion and is acknowledged after it', () => {
  expect(writesBesidePrimary([write('one', 1, 0, 100), write('two', 2, 50)])).toEqual([])
})

test('finds a write that an old primary accepts after the promotion', () => {
  const late = write('one', 1, 60)
  expect(writesBesidePrimary([write('one', 1, 0), write('two', 2, 50), late])).toEqual([late])
})

test('finds two servers that write on the same timeline', () => {
  const other = write('two', 1, 60)
  expect(writesBesidePrimary([write('one', 1, 0), other])).toEqual([other])
})
