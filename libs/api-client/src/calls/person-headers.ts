import { POSITION_HEADER, RELEASES_HEADER } from '@solvent/contracts'
import { positionHeader } from '../cache/read-position'
import { accessToken } from '../session/session'
import { releasesHeader } from './releases'
import { today } from './today'

/**
 * The headers of every call: the token, the user's local date, which due dates are counted from, the releases on the
 * page and the last database position.
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
