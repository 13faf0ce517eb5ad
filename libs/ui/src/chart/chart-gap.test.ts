import { gapOf, widestGap } from './chart-gap'

const row = (label: string, ...values: (number | null)[]) => ({ label, values })

test('a series that has ended counts as 0 beside one that continues', () => {
  expect(gapOf(row('May', null, 300))).toEqual([0, 300])
  expect(gapOf(row('Jun', null, null))).toBeNull()
})

test('the label is in the middle of the widest gap', () => {
  const rows = [row('Jan', 900, 900), row('Feb', 300, 800), row('Mar', null, 400)]
  expect(widestGap(rows)).toEqual({ label: 'Feb', value: 550, place: 0.5 })
})

test('identical lines have no gap', () => {
  expect(widestGap([row('Jan', 900, 900), row('Feb', 0, 0)])).toBeNull()
})
