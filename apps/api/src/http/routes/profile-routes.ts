import { getProfile, updateProfile } from '@solvent/contracts'
import { readProfile, saveProfile } from '../../domain/profile'
import type { Handle } from '../handle'

export function profileRoutes(handle: Handle): void {
  handle(getProfile, ({ services, userId }) => readProfile(services, userId))

  handle(updateProfile, ({ services, userId, body }) => saveProfile(services, userId, body))
}
