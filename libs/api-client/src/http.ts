import axios from 'axios'
import { accessToken } from './session'
import { today } from './today'

const TIMEOUT_MS = 20_000

/** Files may be large: how long one is waited for, in either direction. */
export const FILE_TIMEOUT_MS = 120_000

/** The one axios client; every call carries the token and the person's date, from which due dates are counted. */
export const http = axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json' } })

http.interceptors.request.use(
  (request) => {
    const token = accessToken()
    if (token) request.headers.setAuthorization(`Bearer ${token}`)
    request.headers.set('X-Client-Date', today())
    return request
  },
  null,
  // A call carries the token of the moment it is made, even when the session ends right after.
  { synchronous: true },
)
