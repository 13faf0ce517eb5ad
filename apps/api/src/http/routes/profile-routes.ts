import { deleteAccount, getProfile, listModels, updateProfile } from '@solvent/contracts'
import { removeAccount } from '../../domain/account/account-settings'
import { readProfile, saveProfile } from '../../domain/account/profile'
import { tryAiKey, usableModels } from '../../domain/assistant/models'
import { requireRecentFactor } from '../../domain/second-factors/recent-factor'
import type { Handle } from '../handle'

export function profileRoutes(handle: Handle): void {
  handle(getProfile, ({ services, userId }) => readProfile(services, userId))

  handle(
    updateProfile,
    async ({ services, userId, body }, notice: string | undefined) => ({
      ...(await saveProfile(services, userId, body, notice === undefined)),
      ...(notice !== undefined && { notice }),
    }),
    async ({ services, userId, sessionId, body }) => {
      if (!body.cerebras_api_key) return undefined
      await requireRecentFactor(services, { userId, sessionId })
      return tryAiKey(services, body.cerebras_api_key)
    },
  )

  handle(listModels, async ({ services, userId }) => ({ models: await usableModels(services, userId) }))

  handle(deleteAccount, async ({ services, body, ...caller }) => {
    await removeAccount(services, caller, body.password)
    return { message: 'Your account and all its data have been deleted.' }
  })
}
