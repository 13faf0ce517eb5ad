import { publicText } from '@solvent/delivery/signing'
import type { Command } from '../command'
import { writeNewKey } from '../store/keys'

export const key: Command = {
  usage: '<file>',
  description: 'creates the signing key of a team, and prints its public half for the policy',
  flags: {},
  argumentCount: [1, 1],
  async run(_context, { positionals: [file = ''] }) {
    const publicKey = publicText(writeNewKey(file))
    return { text: publicKey, data: { file, publicKey } }
  },
}
