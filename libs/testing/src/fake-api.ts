import { answerCallsWith } from '@solvent/api-client/testing'
import { type ErrorCode, errorCatalogue, type FieldError, getReceipt } from '@solvent/contracts'
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { toAccessToken } from './access-token'
import type { Answer } from './answer'
import { type Interruption, interruption, toFile, toStream } from './event-stream'
import { findAnswer, openAnswers } from './fake-answers'
import { maya, type Person } from './people'
import { Refusal } from './refusal'

/** How a call fails: with an error code from the server, or without a response. */
type Failure = ErrorCode | 'no_answer'

export interface FakeApi {
  /** The person's access token; pass it to `startSession` to sign in. */
  readonly token: string
  /** Names of the endpoints it handles. */
  readonly names: readonly string[]
  /**
   * Makes every call of this name fail until `recover` is called; `text` replaces the default error text, and `fields`
   * lists the invalid fields. The name "connection" stands for the check that the server can be reached.
   */
  fail: (name: string, failure?: Failure, text?: string, fields?: FieldError[]) => void
  recover: (name: string) => void
  /**
   * Performs the next call of this name but loses its response. A retry with the same idempotency key gets that
   * response; the call is not performed again.
   */
  lose: (name: string) => void
  /** Holds calls of this name until the returned function is called. */
  hold: (name: string) => () => void
  /** Pauses the next stream of this name after so many events, until it is resumed or cut. */
  interrupt: (name: string, events: number) => Interruption
  /** The bodies of the received calls of this name, in order. */
  received: (name: string) => readonly unknown[]
}

/**
 * Answers every call in memory, from the books of one person. Changes persist: the next read includes what was added,
 * edited or paid. A stream waits `paceMs` milliseconds before each event.
 */
export function fakeApi(person: Person = maya, paceMs = 0): FakeApi {
  const answers = openAnswers(person)
  const failures = new Map<string, () => Error>()
  const holds = new Map<string, Promise<void>>()
  const namesToLose = new Set<string>()
  const interruptions = new Map<string, Interruption>()
  const responses = new Map<string, unknown>()
  const calls: { name: string; body: unknown }[] = []

  answerCallsWith(async (config) => {
    const { found, params } = find(answers, config)
    const { name, access } = found.endpoint
    const body = await bodyOf(found.endpoint, config.data)
    calls.push({ name, body })
    await holds.get(name)
    try {
      const failure = failures.get(name)
      if (failure) throw failure()
      const signedIn = config.headers.has('Authorization')
      if (access !== 'guest' && !signedIn) throw new Refusal('session_invalid')
      const key = String(config.headers.get('Idempotency-Key') ?? '')
      const data = responses.get(key) ?? found.reply(params, toQuery(config), body)
      if (key) responses.set(key, data)
      if (namesToLose.delete(name)) throw toError('no_answer')
      if (found.endpoint.download && config.responseType === 'stream')
        return toFile(response(config, 200, data))
      if (found.endpoint.picture) return toPicture(response(config, 200, ''), data)
      if (!found.endpoint.events || config.responseType !== 'stream') return response(config, 200, data)
      const interrupted = interruptions.get(name)
      interruptions.delete(name)
      return toStream(response(config, 200, data), { interrupted, paceMs })
    } catch (error) {
      throw error instanceof Refusal ? refused(config, error) : error
    }
  })

  return {
    token: toAccessToken(person),
    names: answers.map(({ endpoint }) => endpoint.name),
    fail: (name, failure = 'internal', ...details) => failures.set(name, () => toError(failure, ...details)),
    recover: (name) => failures.delete(name),
    lose: (name) => namesToLose.add(name),
    hold: (name) => {
      let release = () => {}
      holds.set(name, new Promise((resolve) => (release = resolve)))
      return () => {
        holds.delete(name)
        release()
      }
    },
    interrupt: (name, events) => {
      const interrupted = interruption(events)
      interruptions.set(name, interrupted)
      return interrupted
    },
    received: (endpointName) => calls.filter(({ name }) => name === endpointName).map(({ body }) => body),
  }
}

/** The body as a server receives it: the bytes of an upload, or else parsed JSON. */
async function bodyOf({ upload }: Answer['endpoint'], data: unknown): Promise<unknown> {
  const sent: unknown = data instanceof File ? await data.text() : data
  if (typeof sent !== 'string') return undefined
  // Of the page's own kind, which the encoder's is not.
  return upload ? new Uint8Array(new TextEncoder().encode(sent)) : JSON.parse(sent)
}

function find(answers: readonly Answer[], { method = 'get', url = '' }: InternalAxiosRequestConfig) {
  const found = findAnswer(answers, method, url)
  if (found) return found
  throw new Error(`The fake API has no answer for ${method.toUpperCase()} ${url}`)
}

/** The query as a server receives it: strings, without undefined values. */
function toQuery({ params = {} }: InternalAxiosRequestConfig): Record<string, string> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

function toError(failure: Failure, text?: string, fields?: FieldError[]): Error {
  if (failure === 'no_answer') return new AxiosError('Network Error', AxiosError.ERR_NETWORK)
  return new Refusal(failure, text ?? errorCatalogue[failure].text, fields)
}

/** Serializes the data, as over the wire, so that the page never holds references into the books. */
function response(config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return { config, status, statusText: '', headers: {}, data: text }
}

function toPicture(empty: AxiosResponse<string>, data: unknown): AxiosResponse {
  const { media_type, bytes } = getReceipt.response.parse(data)
  return toFile({ ...empty, headers: { 'content-type': media_type }, data: bytes })
}

function refused(config: InternalAxiosRequestConfig, { status, body, message }: Refusal): AxiosError {
  return new AxiosError(message, undefined, config, null, response(config, status, body))
}
