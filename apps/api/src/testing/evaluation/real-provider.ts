import type { AnswerSource, ProviderAnswer, ProviderRequest } from './local-provider'
import { withoutSecrets } from './without-secrets'

/** Forwards the requests to a provider. Its answers arrive without the key, as they would be replayed. */
export function realProvider(baseUrl: string, key: string): AnswerSource {
  const ask = (request: ProviderRequest) => forward(baseUrl.replace(/\/+$/, ''), key, request)
  return { models: ask, answer: ask, endPhrase: () => {} }
}

async function forward(
  baseUrl: string,
  key: string,
  { method, path, authorization, body, signal }: ProviderRequest,
): Promise<ProviderAnswer> {
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization },
      ...(method !== 'GET' && { body }),
      redirect: 'error',
      signal,
    })
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'application/json',
      retryAfter: response.headers.get('retry-after'),
      body: withoutSecrets(await response.text(), key),
    }
  } catch {
    // A gateway's status for a provider that cannot be reached or breaks off.
    return { status: signal.aborted ? null : 502, contentType: 'text/plain', retryAfter: null, body: '' }
  }
}
