// Engines: none
import { printProgress } from './print-progress'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('nothing is printed for work that ends soon, and then a line every few seconds', () => {
  const lines: string[] = []
  const onProgress = printProgress((line) => lines.push(line))
  for (let done = 1000; done <= 10_000; done += 1000) {
    onProgress(done, 10_000, 'people')
    if (done === 2000) expect(lines).toEqual([])
    jest.advanceTimersByTime(1000)
  }
  expect(lines).toEqual(['4,000 of 10,000 people', '7,000 of 10,000 people', '10,000 of 10,000 people'])
})
