import type { KeyObject } from 'node:crypto'
import type { RegistryRow } from '@solvent/delivery'
import type { Command } from '../command'
import { UsageError } from '../failure'
import { originOf } from '../rows'
import { platformKey } from '../store/keys'
import { storedVersions } from '../store/release-files'
import { currentNumber, history, revisionNumbers, rowsOf } from '../store/revisions'
import type { Store } from '../store/store'

/** The number of history entries shown, newest first. */
const HISTORY_LIMIT = 20

interface Listed {
  name: string
  version: string
  origin: string
  canary: { version: string; percent: number } | null
  releases: string[]
}

interface Step {
  revision: number
  at: string
  by: string
  change: string
}

export const list: Command = {
  usage: '[name]',
  description: 'tells which releases are in force and in the store, and who changed what and when',
  flags: {},
  argumentCount: [0, 1],
  async run({ store }, { positionals: [name] }) {
    const key = platformKey(store)
    const rows = [...currentRows(store, key)].filter(([each]) => name === undefined || each === name)
    const steps = stepsOf(store, key, name)
    if (name !== undefined && rows.length === 0 && steps.length === 0)
      throw new UsageError(`The store knows no remote ${name}. See: npm run remotes -- list`)
    const remotes = rows.map(([each, row]) => listed(store, each, row))
    const revision = currentNumber(store)
    const newest = revisionNumbers(store).at(-1) ?? revision
    const text = formatList(revision, newest, remotes, steps)
    return { text, data: { revision, newest, remotes, history: steps } }
  },
}

function currentRows(store: Store, key: KeyObject): Map<string, RegistryRow> {
  const [current] = history(store, key)
  return current ? rowsOf(current.registry) : new Map()
}

function stepsOf(store: Store, key: KeyObject, name: string | undefined): Step[] {
  const steps: Step[] = []
  for (const { registry } of history(store, key)) {
    const { revision, at, by, change } = registry
    if (name === undefined || change.split(/[ :]/).includes(name)) steps.push({ revision, at, by, change })
    if (steps.length === HISTORY_LIMIT) break
  }
  return steps
}

function listed(store: Store, name: string, row: RegistryRow): Listed {
  const { version, canary } = row
  return {
    name,
    version,
    origin: originOf(row),
    canary: canary ? { version: canary.release.version, percent: canary.percent } : null,
    releases: storedVersions(store, name),
  }
}

function formatList(
  revision: number,
  newest: number,
  remotes: readonly Listed[],
  steps: readonly Step[],
): string {
  return [
    revision === 0 ? 'Nothing is released yet.' : `Revision ${revision} is in force.`,
    ...(newest > revision ? [`Revision ${newest} is written, and comes in force with the next change.`] : []),
    ...remotes.flatMap(({ name, version, origin, canary, releases }) => [
      `${name} ${version} from ${origin}${canary ? `, canary ${canary.version} for ${canary.percent} %` : ''}`,
      ...releases.filter((each) => each !== version).map((each) => `  in the store: ${each}`),
    ]),
    ...steps.map(({ revision, at, by, change }) => `#${revision}  ${at}  ${by}  ${change}`),
  ].join('\n')
}
