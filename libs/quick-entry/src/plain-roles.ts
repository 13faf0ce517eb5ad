import type { Token } from './tokens'

/** What may stand in any entry besides its verb and what it is about. */
export const PLAIN_ROLES: readonly Token['role'][] = [
  'amount',
  'account',
  'date',
  'break',
  'filler',
  'first',
  'subject',
  'determiner',
  'preposition',
  'money',
  'command',
  'arrive',
  'receive',
  'cost',
  'put',
]
