import type { RegistryRow } from '@solvent/delivery'
import * as schema from '@solvent/delivery/schema'

/** A remote of a revision that is not served, or only without its canary. */
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

/** Paths that the server itself handles; a page there could not be opened by its URL. */
const RESERVED_PATHS = new Set(['/api', '/healthz', '/readyz', '/metrics'])

/** The valid rows. An invalid row drops its remote; an invalid canary drops only the canary. */
export function checkRows(rows: Readonly<Record<string, unknown>>): CheckedRows {
  const remotes: Record<string, RegistryRow> = {}
  const dropped: DroppedRow[] = []
  const takenPaths = new Set(RESERVED_PATHS)
  for (const [remote, stored] of Object.entries(rows)) {
    const { row, canaryProblem } = readRow(stored)
    const problem = typeof row === 'string' ? row : placeProblem(row, takenPaths)
    if (typeof row === 'string' || problem !== null) {
      dropped.push({ kind: 'row', remote, why: problem ?? '' })
      continue
    }
    if (canaryProblem !== null) dropped.push({ kind: 'canary', remote, why: canaryProblem })
    if (row.place.kind === 'page') takenPaths.add(row.place.path)
    remotes[remote] = row
  }
  return { remotes, dropped }
}

interface ReadRow {
  /** The row, or what is wrong with it. */
  row: RegistryRow | string
  canaryProblem: string | null
}

function readRow(stored: unknown): ReadRow {
  const complete = schema.registryRow.safeParse(stored)
  if (complete.success) return withSafeCanary(complete.data)
  const problem = problemOf(complete.error.issues[0])
  if (typeof stored !== 'object' || stored === null || !('canary' in stored))
    return { row: problem, canaryProblem: null }
  const { canary: _, ...withoutCanary } = stored
  const stable = schema.registryRow.safeParse(withoutCanary)
  if (stable.success) return { row: stable.data, canaryProblem: problem }
  return { row: problemOf(stable.error.issues[0]), canaryProblem: null }
}

/** An open page cannot switch to another origin, so all releases of a remote must have the same one. */
function withSafeCanary(row: RegistryRow): ReadRow {
  const { canary, ...stable } = row
  if (!canary || new URL(canary.release.entry).origin === new URL(row.entry).origin)
    return { row, canaryProblem: null }
  return { row: stable, canaryProblem: 'Its origin is not the one of the remote' }
}

function placeProblem({ place }: RegistryRow, takenPaths: ReadonlySet<string>): string | null {
  if (place.kind !== 'page' || !takenPaths.has(place.path)) return null
  return `Another one is at ${place.path} already`
}

function problemOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const where = issue?.path.map(String).join('.') || 'The row'
  return `${where} is not valid: ${issue?.message ?? 'it is no row'}`
}
