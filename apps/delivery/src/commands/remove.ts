import type { Command } from '../command'
import { rowNamed } from '../rows'
import { changeRegistry } from '../store/change'
import { verificationKey } from '../store/keys'

export const remove: Command = {
  usage: '<name>',
  description: 'takes a remote out of the app; its releases stay in the store until gc',
  flags: {},
  argumentCount: [1, 1],
  async run(context, { positionals: [name = ''] }) {
    verificationKey(context.store)
    const revision = await changeRegistry(context, ({ remotes: { [name]: row, ...others } }) => {
      // An unreadable row can be removed, too.
      if (row === undefined) rowNamed({ remotes: others }, name)
      return { change: `remove ${name}`, remotes: others }
    })
    return {
      text: `${name} is not part of the app any more, by revision ${revision}.`,
      data: { name, revision },
    }
  },
}
