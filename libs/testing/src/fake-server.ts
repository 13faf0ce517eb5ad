import { toAccessToken } from './access-token'
import { findAnswer, openAnswers } from './fake-answers'
import { maya, type Person } from './people'
import { Refusal } from './refusal'

/** A call as a server receives it. */
interface Call {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** JSON, or empty. */
  readonly body: string
}

interface Reply {
  readonly status: number
  /** The value to send as JSON. */
  readonly data: unknown
  /** Whether the call can be answered by a stream of events instead. */
  readonly hasEvents: boolean
}

/** The fake API for a program that serves it to a browser, instead of for a page that contains it. */
export interface FakeServer {
  /** The access token of the person. */
  readonly token: string
  /** The reply to a call; null if the API has no such call. */
  reply(call: Call): Reply | null
}

/** Opens the books of one person. Changes persist: the next read includes what was added, edited or paid. */
export function fakeServer(person: Person = maya): FakeServer {
  const answers = openAnswers(person)
  return {
    token: toAccessToken(person),
    reply({ method, path, query, body }) {
      const answer = findAnswer(answers, method, path)
      if (!answer) return null
      const { found, params } = answer
      const hasEvents = found.endpoint.events !== undefined
      try {
        const sent: unknown = body === '' || found.endpoint.upload ? undefined : JSON.parse(body)
        return { status: 200, data: found.reply(params, Object.fromEntries(query), sent), hasEvents }
      } catch (error) {
        if (error instanceof Refusal) return { status: error.status, data: error.body, hasEvents: false }
        throw error
      }
    },
  }
}
