import type { Endpoint } from '@solvent/contracts'
import type { onSendHookHandler } from 'fastify'
import { z } from 'zod'

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['json', 'application/json'],
  ['csv', 'text/csv'],
  ['ics', 'text/calendar'],
])

const values = z.record(z.string(), z.string())
const formatQuery = z.object({ format: z.string() })

/** The media type of a file, by its extension. */
export function mediaTypeOf(file: string): string {
  return MEDIA_TYPES.get(file.split('.').at(-1) ?? '') ?? 'text/plain'
}

/** Makes a browser save a successful answer under its file name, in which `{name}` stands for a param. */
export function downloadHook(
  name: string,
  { downloadsByFormat = {} }: Pick<Endpoint, 'downloadsByFormat'> = {},
): onSendHookHandler {
  const names = new Map(Object.entries(downloadsByFormat))
  return async ({ params, query }, reply, payload) => {
    if (reply.statusCode !== 200) return payload
    const given = values.parse(params)
    const { format = '' } = formatQuery.safeParse(query).data ?? {}
    const wanted = names.get(format) ?? name
    const file = wanted.replace(/\{(\w+)\}/g, (_, param: string) => given[param] ?? '')
    reply.type(`${mediaTypeOf(file)}; charset=utf-8`)
    reply.header('Content-Disposition', `attachment; filename="${file}"`)
    return payload
  }
}
