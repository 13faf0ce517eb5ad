import { createApiToken, listApiTokens, revokeApiToken } from '@solvent/contracts/api-tokens'
import { endDevice, listDevices } from '@solvent/contracts/devices'
import { allowAccess, readAccessRequest } from '@solvent/contracts/program-access'
import * as tokens from '../../domain/account/api-tokens'
import * as sessions from '../../domain/account/sessions'
import * as access from '../../domain/oauth/allow-access'
import type { Handle } from '../handle'

/** The devices and programs that may use the account. */
export function accessRoutes(handle: Handle): void {
  handle(listDevices, async ({ services, userId, sessionId }) => ({
    devices: await sessions.devicesOf(services, { userId, sessionId }),
  }))

  handle(endDevice, async ({ services, userId, params }) => {
    await sessions.endDevice(services, userId, params.id)
    return { message: 'The device is logged out.' }
  })

  handle(listApiTokens, async ({ services, userId }) => ({
    tokens: await tokens.apiTokensOf(services, userId),
  }))

  handle(createApiToken, ({ services, body, ...caller }) => tokens.addApiToken(services, caller, body))

  handle(revokeApiToken, async ({ services, userId, params }) => {
    await tokens.revokeApiToken(services, userId, params.id)
    return { message: 'The token is revoked.' }
  })

  handle(readAccessRequest, async ({ services, query, origin }) =>
    access.describeRequest(services, query.request, origin),
  )

  handle(allowAccess, ({ services, body, ...caller }) => access.allowAccess(services, caller, body))
}
