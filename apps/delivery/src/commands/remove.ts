import type { Command } from '../command'
import { rowNamed } from '../rows'
import { changeRegistry } from '../store/change'
import { checkingKey } from '../store/keys'

export const remove: Command = {
  usage: '<name>',
  does: 'takes a remote out of the app; its releases stay in the store until gc',
  flags: {},
  words: [1, 1],
  async run(context, { positionals: [name = ''] }) {
    checkingKey(context.store)
    const revision = await changeRegistry(context, ({ remotes: { [name]: row, ...others } }) => {
      // A row that cannot be read is what one wants to be rid of.
      if (row === undefined) rowNamed({ remotes: others }, name)
      return { change: `remove ${name}`, remotes: others }
    })
    return {
      text: `${name} is not part of the app any more, by revision ${revision}.`,
      data: { name, revision },
    }
  },
}
