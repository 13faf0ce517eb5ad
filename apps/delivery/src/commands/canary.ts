import type { RegistryRow } from '@solvent/delivery'
import { refuseWithdrawn, WITHDRAWN_FLAG } from '../checks/withdrawn'
import type { Command } from '../command'
import { Refusal, UsageError } from '../failure'
import { withoutCanary } from '../rows'
import type { Store } from '../store/store'
import { readPercent } from './percent'
import { repoint, storedRow } from './repoint'

export const canary: Command = {
  usage: '<name> <version> <percent> | <name> off | <name> promote [--withdrawn]',
  description: 'give a release to a share of the users, to all, or to none',
  flags: WITHDRAWN_FLAG,
  argumentCount: [2, 3],
  async run(context, call) {
    const [name = '', what = '', share] = call.positionals
    if (share === undefined && !['off', 'promote'].includes(what))
      throw new UsageError(`Say how many percent get ${name} ${what}, or: canary ${name} off | promote`)
    const percent = share === undefined ? undefined : readPercent(share)
    let text = ''
    const revision = await repoint(context, name, (row, rows) => {
      const next =
        percent === undefined
          ? ended(name, what, row)
          : started({ store: context.store, name, version: what, percent, row, rows })
      if (what !== 'off') refuseWithdrawn(context.store, name, next.version, call)
      text = next.text
      return next
    })
    return { text: `${text}, by revision ${revision}.`, data: { name, revision } }
  },
}

interface Start {
  store: Store
  name: string
  version: string
  percent: number
  row: RegistryRow
  rows: ReadonlyMap<string, RegistryRow>
}

function started({ store, name, version, percent, row, rows }: Start) {
  if (version === row.version)
    throw new Refusal(`Everybody has ${name} ${version} already. See: npm run remotes -- list ${name}`)
  const release = storedRow(store, name, version, rows, row)
  return {
    version,
    row: { ...withoutCanary(row), canary: { percent, release } },
    change: `canary ${name} ${version} ${percent} %`,
    text: `${name} ${version} is what ${percent} % of the people get, the others ${row.version}`,
  }
}

function ended(name: string, what: string, row: RegistryRow) {
  if (!row.canary) throw new Refusal(`${name} has no canary. Start one: canary ${name} <version> <percent>`)
  const { release } = row.canary
  return what === 'off'
    ? {
        version: row.version,
        row: withoutCanary(row),
        change: `canary ${name} ${release.version} off`,
        text: `${name} ${row.version} is what everybody gets again; the canary ${release.version} ended`,
      }
    : {
        version: release.version,
        row: release,
        change: `promote ${name} ${release.version}`,
        text: `${name} ${release.version} is what everybody gets; it was ${row.version}`,
      }
}
