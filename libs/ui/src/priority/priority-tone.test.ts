import { prioritySliderLabel, priorityTone, rankTone } from './priority-tone'

test.each([
  [100, 'danger', 'High'],
  [80, 'danger', 'High'],
  [79, 'warning', 'Medium'],
  [60, 'warning', 'Medium'],
  [59, 'success', 'Low'],
  [0, 'success', 'Low'],
])('a table shows priority %i as %s with the word %s', (priority, tone, label) => {
  expect(priorityTone(priority)).toEqual({ tone, label })
})

test.each([
  [100, 'High Priority'],
  [80, 'High Priority'],
  [79, 'Medium Priority'],
  [50, 'Medium Priority'],
  [49, 'Low Priority'],
  [1, 'Low Priority'],
])('the slider calls %i %s', (priority, label) => {
  expect(prioritySliderLabel(priority)).toBe(label)
})

test.each([
  [1, 'danger'],
  [3, 'danger'],
  [4, 'warning'],
  [6, 'warning'],
  [7, 'success'],
])('rank %i is shown as %s', (rank, tone) => {
  expect(rankTone(rank)).toBe(tone)
})
