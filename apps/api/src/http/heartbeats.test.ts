// Engines: none
import { Heartbeats } from './heartbeats'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('each of 500 streams opened together gets a heartbeat every 25 seconds, and no more than two do in a tenth of a second', () => {
  const heartbeats = new Heartbeats()
  const streams = Array.from({ length: 500 }, () => ({ beats: 0 }))
  let together = 0
  for (const stream of streams) {
    heartbeats.add(() => {
      stream.beats += 1
      together += 1
    })
  }
  for (let round = 1; round <= 3; round += 1) {
    for (let slot = 0; slot < 250; slot += 1) {
      together = 0
      jest.advanceTimersByTime(100)
      expect(together).toBe(2)
    }
    expect(new Set(streams.map(({ beats }) => beats))).toEqual(new Set([round]))
  }
})

test('streams that open later take the free slots', () => {
  const heartbeats = new Heartbeats()
  let together = 0
  for (let opened = 0; opened < 250; opened += 1) {
    heartbeats.add(() => {
      together += 1
    })
    if (opened % 10 === 0) jest.advanceTimersByTime(1_300)
  }
  for (let slot = 0; slot < 250; slot += 1) {
    together = 0
    jest.advanceTimersByTime(100)
    expect(together).toBe(1)
  }
})

test('a single stream gets a heartbeat after 25 seconds, and every 25 seconds from then on', () => {
  const beat = jest.fn()
  new Heartbeats().add(beat)
  jest.advanceTimersByTime(24_900)
  expect(beat).not.toHaveBeenCalled()
  jest.advanceTimersByTime(100)
  expect(beat).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(50_000)
  expect(beat).toHaveBeenCalledTimes(3)
})

test('an ended stream gets no heartbeat, and the last one to end leaves no timer behind', () => {
  const heartbeats = new Heartbeats()
  const [ended, open] = [jest.fn(), jest.fn()]
  const endFirst = heartbeats.add(ended)
  const endSecond = heartbeats.add(open)
  endFirst()
  endFirst()
  jest.advanceTimersByTime(25_000)
  expect([ended.mock.calls.length, open.mock.calls.length]).toEqual([0, 1])
  endSecond()
  expect(jest.getTimerCount()).toBe(0)
  heartbeats.add(open)
  jest.advanceTimersByTime(25_000)
  expect(open).toHaveBeenCalledTimes(2)
})
