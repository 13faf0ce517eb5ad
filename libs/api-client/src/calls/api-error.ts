import { type Endpoint, errorCatalogue, type FieldError } from '@solvent/contracts'
import { isAxiosError, isLate } from '../http/axios-errors'

const FAILED = 'Something went wrong. Please try again.'

interface Refusal {
  status: number | null
  code: string
  fields: readonly FieldError[]
  message: string
  /** Whether the message is the server's own text, written for the person. */
  fromServer: boolean
  /** Why no answer came, in a sentence. */
  happened?: string
}

/** Why a call failed, in words for the person. */
export class ApiError extends Error {
  /** HTTP status, or null when no answer came. */
  readonly status: number | null
  readonly code: string
  readonly fields: readonly FieldError[]
  readonly fromServer: boolean
  readonly happened: string | null

  constructor({ status, code, fields, message, fromServer, happened }: Refusal) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.fromServer = fromServer
    this.happened = happened ?? null
  }
}

/** Why no answer came: a code, and the same in words. */
function missingAnswer(error: unknown): { code: string; happened: string } {
  if (!navigator.onLine) return { code: 'offline', happened: 'You are offline.' }
  if (isLate(error)) return { code: 'too_slow', happened: 'The server takes too long to answer.' }
  return { code: 'no_answer', happened: 'The server cannot be reached.' }
}

function toNoAnswerError(error: unknown, isReading: boolean): ApiError {
  const { code, happened } = missingAnswer(error)
  const advice = isReading
    ? 'Check your connection and try again.'
    : 'Nothing you typed is lost. Check your connection and try again.'
  const message = `${happened} ${advice}`
  return new ApiError({ status: null, code, fields: [], message, fromServer: false, happened })
}

/** The body of a refusal; it comes unread where the answer would have been a file. */
function parseBody(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null || !('field' in value && 'message' in value)) return false
  return typeof value.field === 'string' && typeof value.message === 'string'
}

/**
 * What a refusal says. The text is enough: a server in between, or one of another release, may give no code. Looked at
 * by hand, as the page that sends the first call has no schemas yet.
 */
function refusalOf(data: unknown): Pick<Refusal, 'code' | 'fields' | 'message'> | null {
  if (typeof data !== 'object' || data === null || !('error' in data)) return null
  const { error } = data
  if (typeof error !== 'string' || error.trim() === '') return null
  const code = 'code' in data && typeof data.code === 'string' ? data.code : 'unknown'
  const fields = 'fields' in data && Array.isArray(data.fields) ? data.fields.filter(isFieldError) : []
  return { code, fields, message: error }
}

/** Turns whatever a call threw into an ApiError. */
export function toApiError(error: unknown, { method }: Pick<Endpoint, 'method'>): ApiError {
  const response = isAxiosError(error) ? error.response : undefined
  if (!response) return toNoAnswerError(error, method === 'GET')
  const refusal = refusalOf(parseBody(response.data))
  const { status } = response
  if (!refusal)
    return new ApiError({ status, code: 'unknown', fields: [], message: FAILED, fromServer: false })
  return new ApiError({ status, ...refusal, fromServer: true })
}

/** The refusal that ends a stream, where the status of the answer has gone out before it. */
export function toStreamRefusal({ error, code }: { error: string; code: string }): ApiError {
  const known = Object.entries(errorCatalogue).find(([name]) => name === code)
  const status = known?.[1].status ?? 500
  return new ApiError({ status, code, fields: [], message: error, fromServer: true })
}

/** What came is not an answer of ours, and what became of the call is not known. */
export function toUnknownAnswer(): ApiError {
  return new ApiError({ status: null, code: 'unknown', fields: [], message: FAILED, fromServer: false })
}

/** Whether the server has said what became of the call; after a failure in between it may be done or not. */
export function isAnswered(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.status !== null && error.status < 500)
}

/** The server's own words, or the screen's sentence when the server gave none. */
export function messageOf(error: Error, otherwise: string): string {
  return error instanceof ApiError && error.fromServer ? error.message : otherwise
}

/** What a form that could not be sent says; where no answer came, why stands on a line of its own. */
export function formMessageOf(error: Error, otherwise: string, failedOnly: boolean): string {
  const happened = error instanceof ApiError ? error.happened : null
  if (happened) return `${otherwise}\n${happened} Nothing you typed is lost.`
  return failedOnly ? otherwise : messageOf(error, otherwise)
}
