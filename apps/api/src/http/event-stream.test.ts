// Engines: none
import { streamSaves } from '@solvent/contracts'
import Fastify from 'fastify'
import { answerWithEvents } from './event-stream'

afterEach(() => jest.useRealTimers())

test('a page gets a heartbeat after 25 seconds without events, so that it knows the connection is alive', async () => {
  let end = () => {}
  const over = new Promise((resolve) => {
    end = () => resolve({ reason: 'stopping' })
  })
  const app = Fastify({ forceCloseConnections: true })
  app.get('/', (request, reply) =>
    answerWithEvents(streamSaves, request, reply, (emit) => {
      emit('at', { version: '1' })
      return over
    }),
  )
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const reader = (await fetch(url)).body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await next()).toBe('event: at\ndata: {"version":"1"}\n\n')
  jest.advanceTimersByTime(25_000)
  expect(await next()).toBe(':\n\n')
  end()
  expect(await next()).toBe('event: done\ndata: {"reason":"stopping"}\n\n')
  jest.useRealTimers()
  await app.close()
})
