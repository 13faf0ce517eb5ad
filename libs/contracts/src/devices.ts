import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { done, id, idParams } from './fields'

const device = z.strictObject({
  id,
  /** Browser and system, such as "Firefox on Linux"; empty if unknown. */
  name: z.string(),
  /** Where it logged in from: the IPv4 address, or the first half of the IPv6 address; empty if unknown. */
  network: z.string(),
  signed_in_at: z.string(),
  /** Whether it makes this request. */
  is_current: z.boolean(),
})
export type Device = z.infer<typeof device>

/** The devices that are logged in: this one first, then the newest. */
export const listDevices = endpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/api/devices',
  access: 'account',
  area: 'access',
  response: z.strictObject({ devices: z.array(device) }),
})

/** Logs one device out. */
export const endDevice = endpoint({
  name: 'endDevice',
  method: 'DELETE',
  path: '/api/devices/{id}',
  access: 'account',
  params: idParams,
  response: done,
  saves: 'access',
})
