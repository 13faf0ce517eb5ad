import { POSITION_HEADER, RELEASES_HEADER } from '@solvent/contracts'
import axios, { type AxiosInstance } from 'axios'
import { keepPosition, positionHeader } from './position'
import { releasesHeader } from './releases'
import { accessToken } from './session'
import { today } from './today'

const TIMEOUT_MS = 20_000

/** Files may be large: how long one is waited for, in either direction. */
export const FILE_TIMEOUT_MS = 120_000

/** Every call carries the token, the person's date, from which due dates are counted, what is on the page, and what was seen. */
function withPerson(client: AxiosInstance): AxiosInstance {
  client.interceptors.request.use(
    (request) => {
      const token = accessToken()
      if (token) request.headers.setAuthorization(`Bearer ${token}`)
      request.headers.set('X-Client-Date', today())
      const releases = releasesHeader()
      if (releases) request.headers.set(RELEASES_HEADER, releases)
      const position = positionHeader()
      if (position) request.headers.set(POSITION_HEADER, position)
      return request
    },
    null,
    // A call carries the token of the moment it is made, even when the session ends right after.
    { synchronous: true },
  )
  client.interceptors.response.use(
    (answer) => {
      keepPosition(answer.config, answer.headers)
      return answer
    },
    (error: unknown) => {
      if (axios.isAxiosError(error)) keepPosition(error.config ?? {}, error.response?.headers)
      throw error
    },
  )
  return client
}

/** The axios client of every call whose answer comes at once. */
export const http = withPerson(axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json' } }))

/** The client of answers that come bit by bit; how long the next bit is waited for is up to who reads them. */
export const streamHttp = withPerson(
  axios.create({ adapter: 'fetch', responseType: 'stream', headers: { Accept: 'text/event-stream' } }),
)
