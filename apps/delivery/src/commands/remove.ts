import type { Command } from '../command'
import { rowNamed } from '../rows'
import { changeRegistry } from '../store/change'
import { platformKey } from '../store/keys'

export const remove: Command = {
  usage: '<name>',
  description: 'removes a remote from the app; its releases stay in the store until gc',
  flags: {},
  argumentCount: [1, 1],
  async run(context, { positionals: [name = ''] }) {
    // Fails without a store, which changeRegistry would create.
    platformKey(context.store)
    const revision = await changeRegistry(context, ({ remotes: { [name]: row, ...others } }) => {
      // Throws the UsageError for an unknown name. A row that cannot be read can still be removed.
      if (row === undefined) rowNamed({ remotes: others }, name)
      return { change: `remove ${name}`, remotes: others }
    })
    return {
      text: `${name} is removed from the app, by revision ${revision}. To bring it back: npm run remotes -- restore ${name}`,
      data: { name, revision },
    }
  },
}
