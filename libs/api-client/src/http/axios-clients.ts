import axios, { type AxiosInstance } from 'axios'
import { keepVersion } from '../cache/first-version'
import { keepPosition } from '../cache/read-position'
import { isAxiosError } from './axios-errors'

const TIMEOUT_MS = 20_000

/** Keeps what each answer says of how far the database and the books had come. */
function keepingPosition(client: AxiosInstance): AxiosInstance {
  client.interceptors.response.use(
    (answer) => {
      keepPosition(answer.config, answer.headers)
      keepVersion(answer.headers)
      return answer
    },
    (error: unknown) => {
      if (isAxiosError(error)) keepPosition(error.config ?? {}, error.response?.headers)
      throw error
    },
  )
  return client
}

/** The axios client of every call whose answer comes at once. */
export const http = keepingPosition(
  axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json' } }),
)

/** The client of answers that come bit by bit; how long the next bit is waited for is up to who reads them. */
export const streamHttp = keepingPosition(
  axios.create({ adapter: 'fetch', responseType: 'stream', headers: { Accept: 'text/event-stream' } }),
)
