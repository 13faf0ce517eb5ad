import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ShellRelease } from '@solvent/delivery'
import type { Command } from '../command'
import { messageOf, UsageError } from '../failure'
import { type Context, changeRegistry, requirePlatform } from '../store/change'
import { replaceFile } from '../store/durable-files'
import { parseShell, recordedShells } from '../store/shells'

const TIMEOUT_MS = 10_000

export const shell: Command = {
  usage: '<file or URL of a shell.json> [--only]',
  description: 'records what a deployed shell offers; --only says that no other one runs',
  flags: { only: { type: 'boolean' } },
  argumentCount: [1, 1],
  async run(context, { positionals: [source = ''], flags }) {
    const offered = parseShell(await read(source), source)
    requirePlatform(context.store, 'records shells')
    await record(context, offered, flags.only === true)
    const running = recordedShells(context.store).slice(0, 2)
    const versions = running.map(({ version }) => version)
    return {
      text: `Releases are compared with what these shells offer: ${versions.join(', ')}.`,
      data: { shells: versions },
    }
  },
}

async function read(source: string): Promise<string> {
  try {
    if (!/^https?:\/\//.test(source)) return fs.readFileSync(source, 'utf8')
    const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    return await response.text()
  } catch (error) {
    throw new UsageError(`${source} cannot be read: ${messageOf(error)}.`)
  }
}

/** Records the shell under the registry's lock, without making a revision. */
async function record(context: Context, offered: ShellRelease, isOnly: boolean): Promise<void> {
  const { shells } = context.store
  await changeRegistry(context, () => {
    const known = recordedShells(context.store)
    const { at: _, ...newest } = known[0] ?? { at: '' }
    const file = path.join(shells, `${offered.version}.json`)
    if (!isDeepStrictEqual(newest, offered))
      replaceFile(file, JSON.stringify({ ...offered, at: new Date().toISOString() }))
    const others = isOnly ? known.filter(({ version }) => version !== offered.version) : []
    for (const { version } of others) fs.rmSync(path.join(shells, `${version}.json`))
    return null
  })
}
