import {
  addPasskey,
  challengePasskey,
  confirmApp,
  confirmWithCode,
  confirmWithPasskey,
  forgetDevice,
  listSecondFactors,
  loginWithCode,
  loginWithPasskey,
  removeApp,
  removePasskey,
  renamePasskey,
  renewBackupCodes,
  startApp,
  startPasskey,
} from '@solvent/contracts/second-factors'
import { listSecurityEvents, reportPassword } from '@solvent/contracts/security-events'
import { reportPassword as report } from '../../domain/account/report-password'
import { securityEventsOf } from '../../domain/account/security-history'
import type { LiveSaves } from '../../domain/live/live-saves'
import * as factor from '../../domain/second-factors/add-factor'
import * as confirm from '../../domain/second-factors/confirm-factor'
import { secondFactorsOf } from '../../domain/second-factors/factors'
import { startSessionWithCode } from '../../domain/second-factors/login-with-code'
import { startSessionWithPasskey } from '../../domain/second-factors/login-with-passkey'
import * as app from '../../domain/second-factors/manage-app'
import * as passkeys from '../../domain/second-factors/manage-passkeys'
import { passkeyOptions } from '../../domain/second-factors/passkey-options'
import * as devices from '../../domain/second-factors/remembered-devices'
import { deviceCookie } from '../device-cookies'
import type { Handle } from '../handle'

export function secondFactorRoutes(handle: Handle, live: LiveSaves): void {
  loginRoutes(handle)
  appRoutes(handle)
  passkeyRoutes(handle)

  handle(listSecondFactors, ({ services, userId }) => secondFactorsOf(services, userId))

  handle(renewBackupCodes, async ({ services, ...caller }) => ({
    backup_codes: await factor.renewBackupCodes(services, caller),
  }))

  handle(forgetDevice, async ({ services, params, ...caller }) => {
    await devices.forgetDevice(services, caller, params.id)
    return { message: 'The device is forgotten. Its next login needs your second factor.' }
  })

  handle(confirmWithCode, async ({ services, body, ...caller }) => {
    await confirm.confirmWithCode(services, caller, body.code)
    return { message: 'Confirmed.' }
  })

  handle(confirmWithPasskey, async ({ services, body, ...caller }) => {
    await confirm.confirmWithPasskey(services, caller, body.credential)
    return { message: 'Confirmed.' }
  })

  handle(listSecurityEvents, async ({ services, userId }) => ({
    events: await securityEventsOf(services, userId),
  }))

  handle(reportPassword, async ({ services, ...caller }) => {
    await report(services, caller)
    // The other sessions have ended.
    live.announce({ userId: caller.userId, sessionId: null, tables: [] })
    return { message: 'Everyone else is logged out. Now choose a new password.' }
  })
}

function loginRoutes(handle: Handle): void {
  handle(challengePasskey, async ({ services, origin }) => passkeyOptions(services, origin))

  handle(loginWithPasskey, ({ services, body, address, userAgent, origin }) =>
    startSessionWithPasskey(services, body, { address, userAgent, origin }),
  )

  handle(loginWithCode, async ({ services, body, address, userAgent, origin, setCookie }) => {
    const login = await startSessionWithCode(services, body, { address, userAgent })
    if (login.deviceSecret !== null) setCookie(deviceCookie(login.userId, login.deviceSecret, origin))
    return login.answer
  })
}

function appRoutes(handle: Handle): void {
  handle(startApp, ({ services, body, ...caller }) => app.startApp(services, caller, body.password))

  handle(confirmApp, async ({ services, body, ...caller }) => ({
    backup_codes: await app.confirmApp(services, caller, body.code),
  }))

  handle(removeApp, async ({ services, ...caller }) => {
    await app.removeApp(services, caller)
    return { message: 'The authenticator app is removed.' }
  })
}

function passkeyRoutes(handle: Handle): void {
  handle(startPasskey, ({ services, body, ...caller }) =>
    passkeys.startPasskey(services, caller, body.password),
  )

  handle(addPasskey, ({ services, body, ...caller }) => passkeys.addPasskey(services, caller, body))

  handle(renamePasskey, async ({ services, userId, params, body }) => {
    await passkeys.renamePasskey(services, userId, params.id, body.name)
    return { message: 'The passkey is renamed.' }
  })

  handle(removePasskey, async ({ services, params, ...caller }) => {
    await passkeys.removePasskey(services, caller, params.id)
    return { message: 'The passkey is removed.' }
  })
}
