/** Everything else of time goes on, so that nothing has to be advanced by hand. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

/** It is this day in every test of the file. */
export function onDay(year: number, month: number, day: number): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(year, month - 1, day, 12), doNotFake: [...REAL] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
}
