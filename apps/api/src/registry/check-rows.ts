import type { RegistryRow } from '@solvent/delivery'
import * as schema from '@solvent/delivery/schema'

/** A remote that a revision names and the page does not get, or only without its canary. */
interface DroppedRow {
  kind: 'row' | 'canary'
  remote: string
  /** A sentence without its full stop. */
  why: string
}

export interface CheckedRows {
  remotes: Record<string, RegistryRow>
  dropped: DroppedRow[]
}

/** What the server itself answers; a page there could not be opened by its address. */
const OWN_PATHS = new Set(['/api', '/healthz', '/readyz', '/metrics'])

/** The rows that are right. What is wrong with one costs its remote, and with a canary the canary. */
export function checkRows(rows: Readonly<Record<string, unknown>>): CheckedRows {
  const remotes: Record<string, RegistryRow> = {}
  const dropped: DroppedRow[] = []
  const taken = new Set(OWN_PATHS)
  for (const [remote, stored] of Object.entries(rows)) {
    const { row, canaryProblem } = readRow(stored)
    const problem = typeof row === 'string' ? row : placeProblem(row, taken)
    if (typeof row === 'string' || problem !== null) {
      dropped.push({ kind: 'row', remote, why: problem ?? '' })
      continue
    }
    if (canaryProblem !== null) dropped.push({ kind: 'canary', remote, why: canaryProblem })
    if (row.place.kind === 'page') taken.add(row.place.path)
    remotes[remote] = row
  }
  return { remotes, dropped }
}

interface ReadRow {
  /** Or what is wrong with it. */
  row: RegistryRow | string
  canaryProblem: string | null
}

function readRow(stored: unknown): ReadRow {
  const whole = schema.registryRow.safeParse(stored)
  if (whole.success) return withSafeCanary(whole.data)
  const problem = problemOf(whole.error.issues[0])
  if (typeof stored !== 'object' || stored === null || !('canary' in stored))
    return { row: problem, canaryProblem: null }
  const { canary: _, ...alone } = stored
  const rest = schema.registryRow.safeParse(alone)
  if (rest.success) return { row: rest.data, canaryProblem: problem }
  return { row: problemOf(rest.error.issues[0]), canaryProblem: null }
}

/** A page cannot go to another origin once it is open, so all releases of a remote are at one. */
function withSafeCanary(row: RegistryRow): ReadRow {
  const { canary, ...stable } = row
  if (!canary || new URL(canary.release.entry).origin === new URL(row.entry).origin)
    return { row, canaryProblem: null }
  return { row: stable, canaryProblem: 'Its origin is not the one of the remote' }
}

function placeProblem({ place }: RegistryRow, taken: ReadonlySet<string>): string | null {
  if (place.kind !== 'page' || !taken.has(place.path)) return null
  return `Another one is at ${place.path} already`
}

function problemOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const where = issue?.path.map(String).join('.') || 'The row'
  return `${where} is not valid: ${issue?.message ?? 'it is no row'}`
}
