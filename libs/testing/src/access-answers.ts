import type { TokenScope } from '@solvent/contracts'
import { type ApiToken, createApiToken, listApiTokens, revokeApiToken } from '@solvent/contracts/api-tokens'
import { getCalendar } from '@solvent/contracts/calendar'
import { type Device, endDevice, listDevices } from '@solvent/contracts/devices'
import { allowAccess, readAccessRequest } from '@solvent/contracts/program-access'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { Refusal } from './refusal'

const HERE: Device = {
  id: '0195d3a0-0000-7000-8000-0000000000d1',
  name: 'Firefox on Linux',
  network: '203.0.113.7',
  signed_in_at: '2026-03-10T08:00:00.000Z',
  is_current: true,
}
const PHONE: Device = {
  id: '0195d3a0-0000-7000-8000-0000000000d2',
  name: 'Safari on iOS',
  network: '198.51.100.24',
  signed_in_at: '2026-03-09T18:30:00.000Z',
  is_current: false,
}

/** The devices that are logged in, and the API tokens. */
export function accessAnswers({ person }: Books): Answer[] {
  let devices = [HERE, PHONE]
  let tokens: ApiToken[] = []
  return [
    answer(listDevices, () => ({ devices })),
    answer(endDevice, ({ params }) => {
      devices = without(devices, params.id)
      return { message: 'The device is logged out.' }
    }),
    answer(getCalendar, () => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
    answer(listApiTokens, () => ({ tokens })),
    answer(createApiToken, ({ body }) => {
      if (body.password !== person.password) throw new Refusal('wrong_password')
      const created: ApiToken = {
        id: `0195d3a0-0000-7000-8000-0000000000f${tokens.length}`,
        name: body.name,
        scope: body.scope,
        created_at: '2026-03-10T09:30:00.000Z',
        expires_at: body.expires_in_days === null ? null : '2026-06-08T09:30:00.000Z',
        last_used_at: null,
        last_used_from: null,
      }
      tokens = [created, ...tokens]
      return { ...created, token: `solvent_pat_${'a'.repeat(86)}` }
    }),
    answer(readAccessRequest, ({ query }) => {
      const parameters = new URLSearchParams(query.request)
      const scopes: TokenScope[] = parameters.has('code_challenge') ? ['read', 'record'] : []
      if (parameters.get('client_id') !== 'claude') throw new Refusal('invalid_request')
      return {
        name: 'Claude Desktop',
        site: 'claude.example',
        scopes,
        refused_url: 'https://claude.example/callback?error=access_denied',
      }
    }),
    answer(allowAccess, ({ body }) => {
      if (body.password !== person.password) throw new Refusal('wrong_password')
      return { url: 'https://claude.example/callback?code=1' }
    }),
    answer(revokeApiToken, ({ params }) => {
      tokens = without(tokens, params.id)
      return { message: 'The token is revoked.' }
    }),
  ]
}

function without<Item extends { id: string }>(items: readonly Item[], id: string): Item[] {
  const others = items.filter((item) => item.id !== id)
  if (others.length === items.length) throw new Refusal('not_found')
  return others
}
