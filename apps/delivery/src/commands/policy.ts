import fs from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Policy } from '@solvent/delivery/policy'
import * as schema from '@solvent/delivery/schema'
import type { Command } from '../command'
import { messageOf, Refusal, UsageError } from '../failure'
import { type Context, changeRegistry, requirePlatform } from '../store/change'
import { platformKey } from '../store/keys'
import { history } from '../store/revisions'

export const policy: Command = {
  usage: '[file]',
  description: 'prints which team may change which remote, or puts the policy of a file in force',
  flags: {},
  argumentCount: [0, 1],
  async run(context, { positionals: [file] }) {
    return file === undefined ? printed(context) : putInForce(context, readPolicy(file))
  },
}

function printed({ store }: Context) {
  const [current] = history(store, platformKey(store))
  const data = current?.registry.policy ?? null
  const text = data
    ? JSON.stringify(data, null, 2)
    : 'There is no policy: everything belongs to the platform.'
  return { text, data }
}

async function putInForce(context: Context, next: Policy) {
  requirePlatform(context.store, 'changes the policy')
  const revision = await changeRegistry(context, ({ remotes, policy: former }) =>
    isDeepStrictEqual(former, next) ? null : { change: 'policy', remotes, policy: next },
  )
  return { text: `The policy is in force, by revision ${revision}.`, data: { revision } }
}

function readPolicy(file: string): Policy {
  let content: unknown
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}.`)
  }
  const parsed = schema.policy.safeParse(content)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refusal(`${file} is no policy: ${issue?.path.join('.')}: ${issue?.message}.`)
}
