import { errorBody, type FieldError } from '@solvent/contracts'
import axios from 'axios'

const NO_ANSWER = 'The server cannot be reached. Check your connection and try again.'
const FAILED = 'Something went wrong. Please try again.'

interface Refusal {
  status: number | null
  code: string
  fields: readonly FieldError[]
  message: string
  /** True when the message is the server's own text, written for the person. */
  told: boolean
}

/** Why a call failed, in words for the person. */
export class ApiError extends Error {
  /** HTTP status, or null when no answer came. */
  readonly status: number | null
  readonly code: string
  readonly fields: readonly FieldError[]
  readonly told: boolean

  constructor({ status, code, fields, message, told }: Refusal) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.told = told
  }
}

/** Turns whatever a call threw into an ApiError. */
export function toApiError(error: unknown): ApiError {
  const response = axios.isAxiosError(error) ? error.response : undefined
  if (!response)
    return new ApiError({ status: null, code: 'no_answer', fields: [], message: NO_ANSWER, told: false })
  const body = errorBody.safeParse(response.data)
  const { status } = response
  if (!body.success)
    return new ApiError({ status, code: 'unknown', fields: [], message: FAILED, told: false })
  const { code, fields = [], error: message } = body.data
  return new ApiError({ status, code, fields, message, told: true })
}

/** The server's own words, or the screen's sentence when the server gave none. */
export function messageOf(error: Error, otherwise: string): string {
  return error instanceof ApiError && error.told ? error.message : otherwise
}
