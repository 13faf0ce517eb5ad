import { z } from 'zod'
import { findSealedAiKey } from '../../storage/tables/users-table'
import { abortAfter } from '../abort-after'
import { DomainError } from '../domain-error'
import { openAiKey } from '../secrets/ai-key'
import type { AiProvider, Services } from '../services'
import { reportedCall } from './provider-call'
import { boundedFetch } from './provider-response'

const NOT_TRIED = 'The provider could not be reached, so your new API key is saved but not tried yet.'

/** What providers answer to a key they do not know. */
const KEY_REFUSED: readonly number[] = [401, 403]

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).max(2000) })

interface Model {
  id: string
  name: string
}

/**
 * The models that the person's own key may use, in the provider's order; none without a key.
 *
 * @throws DomainError `models_unavailable`
 */
export async function usableModels({ db, keys, ai, report }: Services, userId: string): Promise<Model[]> {
  const sealed = await db.asReader(userId, findSealedAiKey)
  if (sealed === null) return []
  try {
    const key = openAiKey(keys.aiKeys, userId, sealed)
    const { data } = await reportedCall(report, 'models', async () =>
      modelList.parse(await askForModels(ai, key)),
    )
    return data.map(({ id }) => ({ id, name: id }))
  } catch {
    // The cause may quote the key, so it goes no further.
    throw new DomainError('models_unavailable')
  }
}

/**
 * Tries a new key with the one call that costs nothing. Returns what the person should know if it could not be tried.
 *
 * @throws DomainError `api_key_refused`
 */
export async function tryAiKey({ ai, report }: Services, key: string): Promise<string | undefined> {
  try {
    await reportedCall(report, 'models', () => askForModels(ai, key))
    return undefined
  } catch (error) {
    if (error instanceof ProviderRefusal && KEY_REFUSED.includes(error.status)) {
      throw new DomainError('api_key_refused')
    }
    return NOT_TRIED
  }
}

/** @throws ProviderRefusal for an answer that is none */
async function askForModels({ baseUrl, timeoutMs }: AiProvider, key: string): Promise<unknown> {
  const response = await boundedFetch(`${baseUrl}/models`, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    signal: abortAfter(timeoutMs),
  })
  if (!response.ok) throw new ProviderRefusal(response.status)
  return response.json()
}

class ProviderRefusal extends Error {
  constructor(readonly status: number) {
    super(`The provider answered ${status}.`)
  }
}
