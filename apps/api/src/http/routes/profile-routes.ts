import { deleteAccount, getProfile, listModels, updateProfile } from '@solvent/contracts'
import { removeAccount } from '../../domain/account/account-settings'
import { readProfile, saveProfile } from '../../domain/account/profile'
import { usableModels } from '../../domain/assistant/models'
import type { Handle } from '../handle'

export function profileRoutes(handle: Handle): void {
  handle(getProfile, ({ services, userId }) => readProfile(services, userId))

  handle(updateProfile, ({ services, userId, body }) => saveProfile(services, userId, body))

  handle(listModels, async ({ services, userId }) => ({ models: await usableModels(services, userId) }))

  handle(deleteAccount, async ({ services, userId, address, body }) => {
    await removeAccount(services, { userId, address }, body.password)
    return { message: 'Your account and everything in it is deleted.' }
  })
}
