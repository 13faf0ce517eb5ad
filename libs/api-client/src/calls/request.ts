import { type Endpoint, UNKNOWN_USER } from '@solvent/contracts'
import type { AxiosRequestConfig } from 'axios'
import { noteAnswered, noteUnanswered } from '../connection/connection'
import { accessToken, endSession } from '../session/session'
import { ApiError, toApiError } from './api-error'
import { confirmFactor } from './factor-confirmation'
import { personHeaders } from './person-headers'

export interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Fills the `{name}` placeholders of a template. */
export function filled(template: string, params: Record<string, string> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The media type of a body that is the bytes of a file. */
const BYTES = 'application/octet-stream'

/** Just the bytes of a view. Axios would send the whole buffer that the view is a part of. */
function bufferOf({ buffer, byteOffset, byteLength }: ArrayBufferView): ArrayBufferLike {
  return buffer.slice(byteOffset, byteOffset + byteLength)
}

/** The axios request of an endpoint. It keeps the current token even if the session ends before it is sent. */
export function toRequest(
  endpoint: Endpoint,
  { params, query, body }: LooseInput,
  headers: Record<string, string> = {},
): AxiosRequestConfig {
  return {
    method: endpoint.method,
    url: filled(endpoint.path, params),
    params: query,
    data: ArrayBuffer.isView(body) ? bufferOf(body) : body,
    headers: { ...personHeaders(), ...headers, ...(endpoint.upload && { 'Content-Type': BYTES }) },
  }
}

/** Whether the user of the token no longer exists. */
function isUnknownUser({ status, code, message }: ApiError): boolean {
  return code === 'user_not_found' || (status === 404 && message === UNKNOWN_USER)
}

/** Whether the token is no longer valid. A refused login does not end a session. */
function isSessionOver({ access, unknownUserEndsSession }: Endpoint, refusal: ApiError): boolean {
  if (access === 'guest') return false
  return refusal.status === 401 || (unknownUserEndsSession === true && isUnknownUser(refusal))
}

/**
 * Runs a call and throws its failures as ApiError. If the server asks for the second factor, runs it again once the
 * person has shown it. Ends the session if the server says that it is over.
 */
export async function guardSession<Answer>(
  endpoint: Endpoint,
  act: () => Promise<Answer>,
  isConfirmed = false,
): Promise<Answer> {
  const token = accessToken()
  try {
    const answer = await act()
    noteAnswered()
    return answer
  } catch (error) {
    const refusal = error instanceof ApiError ? error : toApiError(error, endpoint)
    if (refusal.status === null) noteUnanswered(error)
    else noteAnswered()
    if (refusal.code === 'factor_needed' && !isConfirmed && (await confirmFactor())) {
      return guardSession(endpoint, act, true)
    }
    // A late response to an earlier session does not end the current one.
    if (isSessionOver(endpoint, refusal) && accessToken() === token)
      endSession('ended', refusal.code === 'session_invalid' ? refusal.message : null)
    throw refusal
  }
}
