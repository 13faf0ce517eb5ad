import { gapOf, widestGap } from './chart-gap'

const row = (label: string, ...values: (number | null)[]) => ({ label, values })

test('a line that has ended is at nothing beside the one that goes on', () => {
  expect(gapOf(row('May', null, 300))).toEqual([0, 300])
  expect(gapOf(row('Jun', null, null))).toBeNull()
})

test('the words stand in the middle of where the lines are farthest apart', () => {
  const rows = [row('Jan', 900, 900), row('Feb', 300, 800), row('Mar', null, 400)]
  expect(widestGap(rows)).toEqual({ label: 'Feb', value: 550, place: 0.5 })
})

test('lines that never part have nothing between them', () => {
  expect(widestGap([row('Jan', 900, 900), row('Feb', 0, 0)])).toBeNull()
})
