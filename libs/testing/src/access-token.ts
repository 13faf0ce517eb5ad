import type { Person } from './people'

const DAY_SECONDS = 24 * 60 * 60

function segment(part: object): string {
  return btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** An unsigned access token for the person, valid for a day; the fake server checks no signatures. */
export function toAccessToken({ user_id }: Person): string {
  const exp = Math.floor(Date.now() / 1000) + DAY_SECONDS
  return `${segment({ alg: 'none' })}.${segment({ user_id, exp })}.`
}
