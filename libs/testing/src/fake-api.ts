import { answerCallsWith } from '@solvent/api-client/testing'
import { type ErrorCode, errorCatalogue, type FieldError, logout } from '@solvent/contracts'
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { toAccessToken } from './access-token'
import { accountAnswers } from './account-answers'
import type { Answer } from './answer'
import { assetAnswers } from './asset-answers'
import { openBooks } from './books'
import { booksCheckAnswers } from './books-check-answers'
import { chatAnswers } from './chat-answers'
import { entryAnswers } from './entry-answers'
import { entrySumAnswers } from './entry-sum-answers'
import { type Interruption, interruption, toFile, toStream } from './event-stream'
import { liabilityAnswers } from './liability-answers'
import { matchPath } from './match-path'
import { writePast } from './past-entries'
import { maya, type Person } from './people'
import { planAnswers } from './plan-answers'
import { toPlanInputs } from './plan-inputs'
import { recordAnswers } from './record-answers'
import { Refusal } from './refusal'
import { tentativeAssetAnswers } from './tentative-asset-answers'
import { transferAnswers } from './transfer-answers'

/** How a call fails: refused by the server with this code, or no answer at all. */
type Failure = ErrorCode | 'no_answer'

export interface FakeApi {
  /** Signs the person in: give it to `startSession`. */
  readonly token: string
  /** Names of the calls it can answer. */
  readonly names: readonly string[]
  /**
   * Lets every call of this name fail until it recovers; `text` replaces the server's usual words, and `fields`
   * says what is wrong with which. "connection" is the question whether the server can be reached at all.
   */
  fail: (name: string, failure?: Failure, text?: string, fields?: FieldError[]) => void
  recover: (name: string) => void
  /**
   * Does the next call of this name, but loses its answer. Sent again with its idempotency key, it gets the
   * answer and is not done twice.
   */
  lose: (name: string) => void
  /** Keeps calls of this name waiting until the returned function is called. */
  hold: (name: string) => () => void
  /** Stops the next stream of this name after so many events, until it goes on or breaks off there. */
  interrupt: (name: string, events: number) => Interruption
  /** The bodies of the calls of this name that arrived, in order. */
  received: (name: string) => readonly unknown[]
}

const GROUPS = [
  accountAnswers,
  assetAnswers,
  tentativeAssetAnswers,
  liabilityAnswers,
  planAnswers,
  entryAnswers,
  entrySumAnswers,
  booksCheckAnswers,
  recordAnswers,
  chatAnswers,
  transferAnswers,
]

/**
 * Answers every call of the page in memory, from the books of one person. It remembers: what is added,
 * edited or paid is there at the next reading. Between the events of a stream pass so many milliseconds.
 */
export function fakeApi(person: Person = maya, paceMs = 0): FakeApi {
  const books = openBooks(person)
  writePast(books)
  const { planned_on } = person
  if (planned_on !== undefined) books.earlierPlan = { ...toPlanInputs(books), today: planned_on }
  const answers = GROUPS.flatMap((group) => group(books))
  const failures = new Map<string, () => Error>()
  const holds = new Map<string, Promise<void>>()
  const losing = new Set<string>()
  const interruptions = new Map<string, Interruption>()
  const answered = new Map<string, unknown>()
  const arrived: { name: string; body: unknown }[] = []

  answerCallsWith(async (config) => {
    const { found, params } = find(answers, config)
    const { name, access } = found.endpoint
    const sent: unknown = config.data instanceof File ? await config.data.text() : config.data
    const body: unknown = typeof sent === 'string' ? JSON.parse(sent) : undefined
    arrived.push({ name, body })
    await holds.get(name)
    try {
      const failure = failures.get(name)
      if (failure) throw failure()
      const signedIn = config.headers.has('Authorization')
      if (access === 'signed-in' && !signedIn) throw new Refusal('session_invalid')
      const key = String(config.headers.get('Idempotency-Key') ?? '')
      const data = answered.get(key) ?? found.reply(params, toQuery(config), body)
      if (key) answered.set(key, data)
      if (losing.delete(name)) throw toError('no_answer')
      if (found.endpoint.download && config.responseType === 'stream')
        return toFile(response(config, 200, data))
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
    lose: (name) => losing.add(name),
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
    received: (wanted) => arrived.filter(({ name }) => name === wanted).map(({ body }) => body),
  }
}

/** The page asks for it to find out whether the server can be reached; any answer will do. */
const connection: Answer = {
  endpoint: {
    name: 'connection',
    method: 'GET',
    path: '/healthz',
    access: 'guest',
    response: logout.response,
  },
  reply: () => ({}),
}

function find(answers: readonly Answer[], config: InternalAxiosRequestConfig) {
  const { method = 'get', url = '' } = config
  for (const found of [...answers, connection]) {
    if (found.endpoint.method !== method.toUpperCase()) continue
    const params = matchPath(found.endpoint.path, url)
    if (params) return { found, params }
  }
  throw new Error(`The fake API has no answer for ${method.toUpperCase()} ${url}`)
}

/** As it arrives at a server: text, and nothing where nothing was given. */
function toQuery({ params = {} }: InternalAxiosRequestConfig): Record<string, string> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

function toError(failure: Failure, text?: string, fields?: FieldError[]): Error {
  if (failure === 'no_answer') return new AxiosError('Network Error', AxiosError.ERR_NETWORK)
  return new Refusal(failure, text ?? errorCatalogue[failure].text, fields)
}

/** The data travels as text, as over the wire, so that the page never holds the books themselves. */
function response(config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return { config, status, statusText: '', headers: {}, data: text }
}

function refused(config: InternalAxiosRequestConfig, { status, body, message }: Refusal): AxiosError {
  return new AxiosError(message, undefined, config, null, response(config, status, body))
}
