import type { AxiosAdapter } from 'axios'
import { http, streamHttp } from './http/axios-clients'

/** Replaces the server for every call of the page, for tests and dev servers. */
export function answerCallsWith(adapter: AxiosAdapter): void {
  http.defaults.adapter = adapter
  streamHttp.defaults.adapter = adapter
}
