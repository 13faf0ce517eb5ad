import { refuseWithdrawn, WITHDRAWN_FLAG } from '../checks/withdrawn'
import type { Command } from '../command'
import { Refusal } from '../failure'
import { previousVersion, rollbackChange } from '../rows'
import { platformKey } from '../store/keys'
import { repoint, storedRow } from './repoint'

export const rollback: Command = {
  usage: '<name> [--withdrawn]',
  description: 'gives everybody the release that stood before, by the history; a canary ends',
  flags: WITHDRAWN_FLAG,
  argumentCount: [1, 1],
  async run(context, call) {
    const [name = ''] = call.positionals
    const { store } = context
    let former = ''
    let version = ''
    const revision = await repoint(context, name, (row, rows) => {
      former = row.version
      version = previousVersion(store, platformKey(store), name) ?? ''
      if (!version)
        throw new Refusal(
          `No release of ${name} stood before ${former}. Choose one: npm run remotes -- list ${name}`,
        )
      refuseWithdrawn(store, name, version, call)
      return { row: storedRow(store, name, version, rows, row), change: rollbackChange(name, version) }
    })
    return {
      text: `${name} ${version} is what everybody gets again, by revision ${revision}; it was ${former}.`,
      data: { name, version, former, revision },
    }
  },
}
