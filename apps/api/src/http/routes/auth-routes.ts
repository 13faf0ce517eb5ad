import {
  changePassword,
  getSecretKey,
  leaveExample,
  login,
  logout,
  logoutEverywhere,
  register,
  renewSecretKey,
  resetPassword,
  startExample,
} from '@solvent/contracts'
import { changeOwnPassword, renewRecoveryKey, revealRecoveryKey } from '../../domain/account/account-settings'
import {
  registerAccount,
  resetAccountPassword,
  startSessionWithPassword,
} from '../../domain/account/authentication'
import { endAllSessions, endSession } from '../../domain/account/sessions'
import { toUserId } from '../../domain/account/user-id'
import * as example from '../../domain/example/example-account'
import type { LiveSaves } from '../../domain/live/live-saves'
import { deviceSecrets } from '../device-cookies'
import type { Handle } from '../handle'

export function authRoutes(handle: Handle, live: LiveSaves): void {
  handle(register, ({ services, address, userAgent, body }) =>
    registerAccount(services, body, { address, userAgent }),
  )

  handle(login, ({ services, address, userAgent, cookies, body }) =>
    startSessionWithPassword(services, body, { address, userAgent }, deviceSecrets(cookies)),
  )

  handle(startExample, ({ services, address, userAgent }) =>
    example.startExample(services, { address, userAgent }),
  )

  handle(leaveExample, async ({ services, userId }) => {
    await example.leaveExample(services, userId)
    return { message: 'The sample account and its data have been deleted.' }
  })

  handle(resetPassword, async ({ services, address, userAgent, body }) => {
    await resetAccountPassword(services, body, { address, userAgent })
    // All sessions have ended.
    live.announce({ userId: toUserId(body.email), sessionId: null, tables: [] })
    return { message: 'Your password has been reset. Please log in.' }
  })

  handle(getSecretKey, async ({ services, body, ...caller }) => ({
    secret_key: await revealRecoveryKey(services, caller, body.password),
  }))

  handle(renewSecretKey, async ({ services, body, ...caller }) => ({
    secret_key: await renewRecoveryKey(services, caller, body.password),
  }))

  handle(changePassword, async ({ services, body, ...caller }) => {
    await changeOwnPassword(services, caller, body)
    return { message: 'Your password has been changed. Your other devices are logged out.' }
  })

  handle(logout, async ({ services, userId, sessionId }) => {
    await endSession(services, { userId, sessionId })
    return { message: 'You are logged out.' }
  })

  handle(logoutEverywhere, async ({ services, userId }) => {
    await endAllSessions(services, userId)
    return { message: 'You are logged out on all devices.' }
  })
}
