import { getProfile, updateProfile } from '@solvent/contracts'
import { readProfile, saveProfile } from '../../domain/profile'
import type { Services } from '../../domain/services'
import type { Handle } from '../handle'

export function profileRoutes(handle: Handle, services: Services): void {
  handle(getProfile, ({ userId }) => readProfile(services, userId))

  handle(updateProfile, ({ userId, body }) => saveProfile(services, userId, body))
}
