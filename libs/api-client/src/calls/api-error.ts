import type { Endpoint, FieldError } from '@solvent/contracts'
import { isAxiosError, isTimeout } from '../http/axios-errors'

const FAILED = 'Something went wrong. Please try again.'

interface Failure {
  status: number | null
  code: string
  fields: readonly FieldError[]
  message: string
  /** Whether the message is the server's own text, written for users. */
  fromServer: boolean
  /** Why there is no response, in a sentence. */
  reason?: string
}

/** Why a call failed, in words for the user. */
export class ApiError extends Error {
  /** HTTP status, or null without a response. */
  readonly status: number | null
  readonly code: string
  readonly fields: readonly FieldError[]
  readonly fromServer: boolean
  readonly reason: string | null

  constructor({ status, code, fields, message, fromServer, reason }: Failure) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.fromServer = fromServer
    this.reason = reason ?? null
  }
}

/** Why there is no response: a code, and a sentence. */
function noResponseReason(error: unknown): { code: string; reason: string } {
  if (!navigator.onLine) return { code: 'offline', reason: 'You are offline.' }
  if (isTimeout(error)) return { code: 'too_slow', reason: 'The server is taking too long to respond.' }
  return { code: 'no_answer', reason: 'The server cannot be reached.' }
}

function toNoResponseError(error: unknown, isReading: boolean): ApiError {
  const { code, reason } = noResponseReason(error)
  const advice = isReading
    ? 'Check your connection and try again.'
    : 'Nothing you typed is lost. Check your connection and try again.'
  const message = `${reason} ${advice}`
  return new ApiError({ status: null, code, fields: [], message, fromServer: false, reason })
}

/** The body of an error response, which is not parsed yet where the response would have been a file. */
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
 * Reads an error response. A text is enough: a proxy or a server of another release may send no code. Checked by hand,
 * because the first page has no schemas yet.
 */
function refusalOf(data: unknown): Pick<Failure, 'code' | 'fields' | 'message'> | null {
  if (typeof data !== 'object' || data === null || !('error' in data)) return null
  const { error } = data
  if (typeof error !== 'string' || error.trim() === '') return null
  const code = 'code' in data && typeof data.code === 'string' ? data.code : 'unknown'
  const fields = 'fields' in data && Array.isArray(data.fields) ? data.fields.filter(isFieldError) : []
  return { code, fields, message: error }
}

/** Turns anything that a call threw into an ApiError. */
export function toApiError(error: unknown, { method }: Pick<Endpoint, 'method'>): ApiError {
  const response = isAxiosError(error) ? error.response : undefined
  if (!response) return toNoResponseError(error, method === 'GET')
  const refusal = refusalOf(parseBody(response.data))
  const { status } = response
  if (!refusal)
    return new ApiError({ status, code: 'unknown', fields: [], message: FAILED, fromServer: false })
  return new ApiError({ status, ...refusal, fromServer: true })
}

/** The response is invalid, so the outcome of the call is unknown. */
export function toInvalidResponse(): ApiError {
  return new ApiError({ status: null, code: 'unknown', fields: [], message: FAILED, fromServer: false })
}

/** Whether the server has decided about the call. After a proxy error, it may or may not have been done. */
export function isAnswered(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.status !== null && error.status < 500)
}

/** The server's message, or the fallback of the screen. */
export function messageOf(error: Error, otherwise: string): string {
  return error instanceof ApiError && error.fromServer ? error.message : otherwise
}

/** The message of a form that could not be sent. Without a response, the reason follows on a second line. */
export function formMessageOf(error: Error, otherwise: string, failedOnly: boolean): string {
  const reason = error instanceof ApiError ? error.reason : null
  if (reason) return `${otherwise}\n${reason} Nothing you typed is lost.`
  return failedOnly ? otherwise : messageOf(error, otherwise)
}
