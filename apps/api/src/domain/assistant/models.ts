import { z } from 'zod'
import { type AiKeyRow, findAiKey, setAiKeyTested } from '../../storage/tables/users-table'
import { abortAfter } from '../abort-after'
import { DomainError } from '../domain-error'
import { openAiKey } from '../secrets/ai-key'
import type { AiProvider, Services } from '../services'
import { reportedCall } from './provider-call'
import { boundedFetch } from './provider-response'

const NOT_TRIED = 'We saved your new API key but could not reach the provider to test it.'

/** Statuses with which providers reject a key. */
const KEY_REFUSED: readonly number[] = [401, 403]

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).max(2000) })

interface Model {
  id: string
  name: string
}

/**
 * The models available to the person's own key, in the provider's order; empty without a key.
 *
 * @throws DomainError `models_unavailable`
 */
export async function usableModels(services: Services, userId: string): Promise<Model[]> {
  const key = await services.db.asReader(userId, findAiKey)
  if (key === null) return []
  const models = await listModels(services, userId, key)
  await saveKeyAccepted(services, userId, key)
  return models
}

async function listModels(
  { keys, ai, report }: Services,
  userId: string,
  { sealed }: AiKeyRow,
): Promise<Model[]> {
  try {
    const key = openAiKey(keys.aiKeys, userId, sealed)
    const { data } = await reportedCall(report, 'models', async () =>
      modelList.parse(await fetchModels(ai, key)),
    )
    return data.map(({ id }) => ({ id, name: id }))
  } catch {
    // The cause may quote the key, so it is dropped.
    throw new DomainError('models_unavailable')
  }
}

/** Saves that the provider has accepted a key that could not be tested when it was saved. */
export async function saveKeyAccepted({ db }: Services, userId: string, key: AiKeyRow): Promise<void> {
  if (!key.isTested) await db.asUser(userId, (tx) => setAiKeyTested(tx, key))
}

/**
 * Tests a new key by listing the models, which costs nothing. Returns a notice for the person if the key could not be
 * tested.
 *
 * @throws DomainError `api_key_refused`
 */
export async function tryAiKey({ ai, report }: Services, key: string): Promise<string | undefined> {
  try {
    await reportedCall(report, 'models', () => fetchModels(ai, key))
    return undefined
  } catch (error) {
    if (error instanceof ProviderRefusal && KEY_REFUSED.includes(error.status)) {
      throw new DomainError('api_key_refused')
    }
    return NOT_TRIED
  }
}

/** @throws ProviderRefusal if the status is not 2xx */
async function fetchModels({ baseUrl, timeoutMs }: AiProvider, key: string): Promise<unknown> {
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
