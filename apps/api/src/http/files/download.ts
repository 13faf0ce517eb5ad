import type { onSendHookHandler } from 'fastify'
import { z } from 'zod'

const MEDIA_TYPES = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' }

const values = z.record(z.string(), z.string())

/** Makes a browser save a successful answer under this file name, in which `{name}` stands for a param. */
export function downloadHook(name: string): onSendHookHandler {
  return async ({ params }, reply, payload) => {
    if (reply.statusCode !== 200) return payload
    const given = values.parse(params)
    const file = name.replace(/\{(\w+)\}/g, (_, param: string) => given[param] ?? '')
    reply.type(MEDIA_TYPES[file.endsWith('.csv') ? 'csv' : 'json'])
    reply.header('Content-Disposition', `attachment; filename="${file}"`)
    return payload
  }
}
