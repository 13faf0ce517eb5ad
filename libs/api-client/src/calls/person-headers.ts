import { POSITION_HEADER, RELEASES_HEADER } from '@solvent/contracts'
import { positionHeader } from '../cache/read-position'
import { accessToken } from '../session/session'
import { releasesHeader } from './releases'
import { today } from './today'

/**
 * What every call carries as things are now: the token, the person's date, from which due dates are counted, what is on
 * the page, and what was seen.
 */
export function personHeaders(): Record<string, string> {
  const token = accessToken()
  const releases = releasesHeader()
  const position = positionHeader()
  return {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    'X-Client-Date': today(),
    ...(releases && { [RELEASES_HEADER]: releases }),
    ...(position && { [POSITION_HEADER]: position }),
  }
}
