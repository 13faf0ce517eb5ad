import axios, { type AxiosInstance } from 'axios'
import { noteVersion } from '../cache/first-version'
import { notePosition } from '../cache/read-position'
import { isAxiosError } from './axios-errors'

const TIMEOUT_MS = 20_000

/** Notes the database position and the version of the books of each response. */
function trackPosition(client: AxiosInstance): AxiosInstance {
  client.interceptors.response.use(
    (answer) => {
      notePosition(answer.config, answer.headers)
      noteVersion(answer.headers)
      return answer
    },
    (error: unknown) => {
      if (isAxiosError(error)) notePosition(error.config ?? {}, error.response?.headers)
      throw error
    },
  )
  return client
}

/** The client of calls without a stream. */
export const http = trackPosition(
  // A read that would wait longer for books to be brought up to date shows them as they are.
  axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json', Prefer: 'wait=1' } }),
)

/** The client of streams. Their readers apply an idle timeout. */
export const streamHttp = trackPosition(
  axios.create({ adapter: 'fetch', responseType: 'stream', headers: { Accept: 'text/event-stream' } }),
)
