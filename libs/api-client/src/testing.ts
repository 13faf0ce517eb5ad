import type { AxiosAdapter } from 'axios'
import { http, streamHttp } from './http/axios-clients'

/** Lets tests and dev servers answer every call in the page instead of a server. */
export function answerCallsWith(adapter: AxiosAdapter): void {
  http.defaults.adapter = adapter
  streamHttp.defaults.adapter = adapter
}
