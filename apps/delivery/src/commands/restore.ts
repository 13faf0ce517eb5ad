import { refuseWithdrawn, WITHDRAWN_FLAG } from '../checks/withdrawn'
import { requireWithin } from '../checks/within-policy'
import type { Command } from '../command'
import { Refusal, UsageError } from '../failure'
import { formerRow } from '../rows'
import { changeRegistry } from '../store/change'
import { platformKey } from '../store/keys'
import { rowsOf } from '../store/revisions'
import { storedRow } from './repoint'

export const restore: Command = {
  usage: '<name> [--withdrawn]',
  description: 'brings a removed remote back with the release that everybody had, without its canary',
  flags: WITHDRAWN_FLAG,
  argumentCount: [1, 1],
  async run(context, call) {
    const { store } = context
    const [name = ''] = call.positionals
    // Fails without a store, which changeRegistry would create.
    platformKey(store)
    let version = ''
    const revision = await changeRegistry(context, ({ remotes, policy }) => {
      if (Object.hasOwn(remotes, name))
        throw new Refusal(
          `${name} is in the app. To give everybody another release of it: pin ${name} <version>`,
        )
      const former = formerRow(store, name)
      if (!former) throw new UsageError(`The store knows no remote ${name}. See: npm run remotes -- list`)
      version = former.version
      refuseWithdrawn(store, name, version, call)
      const row = storedRow(store, name, version, rowsOf({ remotes }), former)
      requireWithin(policy?.remotes[name], name, row)
      return { change: `restore ${name} ${version}`, remotes: { ...remotes, [name]: row } }
    })
    return {
      text: `${name} ${version} is in the app again, by revision ${revision}.`,
      data: { name, version, revision },
    }
  },
}
