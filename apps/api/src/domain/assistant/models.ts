import { z } from 'zod'
import { findSealedAiKey } from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import { openAiKey } from '../secrets/ai-key'
import type { AiProvider, Services } from '../services'
import { reportedCall } from './provider-call'

const LARGEST_ANSWER = 1_000_000

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
  const sealed = await db.asUser(userId, findSealedAiKey)
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

/** The key goes to the provider and nowhere else: a redirect is a failure. */
async function askForModels({ baseUrl, timeoutMs }: AiProvider, key: string): Promise<unknown> {
  const response = await fetch(`${baseUrl}/models`, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return JSON.parse(await textOf(response))
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > LARGEST_ANSWER) throw new Error('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
