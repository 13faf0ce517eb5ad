import { type Endpoint, errorCatalogue } from '@solvent/contracts'
import type { AxiosRequestConfig } from 'axios'
import { callAnswered, callUnanswered } from '../connection/connection'
import { accessToken, endSession } from '../session/session'
import { ApiError, toApiError } from './api-error'
import { personHeaders } from './person-headers'

export interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** A template with its `{name}` placeholders filled in. */
export function filled(template: string, params: Record<string, string> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/**
 * The request of an endpoint as axios takes it, with the token of this moment: a call carries it even when the session
 * ends before the request goes out.
 */
export function toRequest(
  endpoint: Endpoint,
  { params, query, body }: LooseInput,
  headers: Record<string, string> = {},
): AxiosRequestConfig {
  return {
    method: endpoint.method,
    url: filled(endpoint.path, params),
    params: query,
    data: body,
    headers: { ...personHeaders(), ...headers },
  }
}

/** Whether the person of the token does not exist, by the code or by the text of the refusal. */
function isOfNobody({ status, code, message }: ApiError): boolean {
  return code === 'user_not_found' || (status === 404 && message === errorCatalogue.user_not_found.text)
}

/** Whether the refusal says that the token no longer stands for anyone. A refused login is only an answer. */
function isSessionOver({ access, endsSessionOfNobody }: Endpoint, refusal: ApiError): boolean {
  if (access !== 'signed-in') return false
  return refusal.status === 401 || (endsSessionOfNobody === true && isOfNobody(refusal))
}

/** Makes a call by `act`. Whatever it throws is an ApiError, and ends the session where it says that it is over. */
export async function guarded<Answer>(endpoint: Endpoint, act: () => Promise<Answer>): Promise<Answer> {
  const token = accessToken()
  try {
    const answer = await act()
    callAnswered()
    return answer
  } catch (error) {
    const refusal = error instanceof ApiError ? error : toApiError(error, endpoint)
    if (refusal.status === null) callUnanswered(error)
    else callAnswered()
    // A late answer to an earlier session says nothing about the present one.
    if (isSessionOver(endpoint, refusal) && accessToken() === token) endSession('ended')
    throw refusal
  }
}
