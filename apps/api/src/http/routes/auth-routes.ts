import { getSecretKey, login, logout, register, resetPassword } from '@solvent/contracts'
import { logIn, registerAccount, resetAccountPassword, revealRecoveryKey } from '../../domain/accounts'
import type { Services } from '../../domain/services'
import { signOut } from '../../domain/sign-ins'
import type { Handle } from '../handle'

export function authRoutes(handle: Handle, services: Services): void {
  handle(register, ({ body }) => registerAccount(services, body))

  handle(login, ({ body }) => logIn(services, body))

  handle(resetPassword, async ({ body }) => {
    await resetAccountPassword(services, body)
    return { message: 'Your password has been reset. Please log in.' }
  })

  handle(getSecretKey, async ({ userId, body }) => ({
    secret_key: await revealRecoveryKey(services, userId, body.password),
  }))

  handle(logout, async ({ userId, sessionId }) => {
    await signOut(services, { userId, sessionId })
    return { message: 'You are logged out.' }
  })
}
