/** Only the date is faked, so that timers need no manual advancing. */
const NOT_FAKED = [
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

/** Sets the current day for every test of the file. */
export function onDay(year: number, month: number, day: number): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(year, month - 1, day, 12), doNotFake: [...NOT_FAKED] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
}
