import { getSecretKey, login, logout, register, resetPassword } from '@solvent/contracts'
import { logIn, registerAccount, resetAccountPassword, revealRecoveryKey } from '../../domain/accounts'
import { signOut } from '../../domain/sign-ins'
import type { Handle } from '../handle'

export function authRoutes(handle: Handle): void {
  handle(register, ({ services, body }) => registerAccount(services, body))

  handle(login, ({ services, body }) => logIn(services, body))

  handle(resetPassword, async ({ services, body }) => {
    await resetAccountPassword(services, body)
    return { message: 'Your password has been reset. Please log in.' }
  })

  handle(getSecretKey, async ({ services, userId, body }) => ({
    secret_key: await revealRecoveryKey(services, userId, body.password),
  }))

  handle(logout, async ({ services, userId, sessionId }) => {
    await signOut(services, { userId, sessionId })
    return { message: 'You are logged out.' }
  })
}
