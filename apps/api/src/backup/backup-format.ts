import { z } from 'zod'

/**
 * A backup is gzipped text: a header, pages of rows and a manifest, each one line of JSON. Rows are the database's own
 * JSON text, byte for byte, so that no number is converted to a float.
 */
export const FORMAT = 1

/**
 * Tables that are not backed up: a revoked token must not become valid again, and attempts are counted from zero. The
 * responses to repeated requests are backed up: a payment must not be made twice because its response was lost.
 */
export const EXCLUDED_TABLES: readonly string[] = [
  'sign_ins',
  'api_tokens',
  'authorization_codes',
  'push_devices',
  'used_challenges',
  'remembered_devices',
  'throttles',
]

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const head = z.strictObject({
  solvent_backup: z.literal(FORMAT),
  created_at: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** The migrations applied to the data, in the order they ran. */
  migrations: z.array(z.strictObject({ name: z.string(), sha256 })),
  /** The id of the only person in the backup; null for a full backup. */
  person: z.uuid().nullable(),
})

const tableSummary = z.strictObject({
  rows: z.int().min(0),
  /** Sum of each column in minor units. */
  sums: z.record(z.string(), z.string().regex(/^-?\d+$/)),
  /** Of the rows in the order of their keys, joined with commas. */
  sha256,
})

const manifest = z.strictObject({
  tables: z.record(z.string(), tableSummary),
  /** Of every byte before this line. */
  sha256,
})

export type Head = z.infer<typeof head>
export type Manifest = z.infer<typeof manifest>
export type TableSummary = z.infer<typeof tableSummary>

/** Some rows of a table, as JSON objects joined with commas. */
export interface Page {
  rows: number
  text: string
}

export function pageLine(table: string, { rows, text }: Page): string {
  return `{"table":"${table}","count":${rows},"rows":[${text}]}`
}

/** Null if the line is not a page. */
export function parsePage(line: string): (Page & { table: string }) | null {
  const start = /^\{"table":"([a-z_]+)","count":(\d+),"rows":\[/.exec(line)
  if (!start || !line.endsWith(']}')) return null
  return { table: start[1] ?? '', rows: Number(start[2]), text: line.slice(start[0].length, -2) }
}

/** Null if the line is not the header of a backup that this version can read. */
export function parseHead(line: string): Head | null {
  return parse(head, line)
}

export function parseManifest(line: string): Manifest | null {
  return parse(manifest, line)
}

function parse<Value>(schema: z.ZodType<Value>, line: string): Value | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}
