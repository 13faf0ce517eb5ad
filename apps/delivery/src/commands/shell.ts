import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ShellRelease } from '@solvent/delivery'
import { releasesOf } from '@solvent/delivery/bus-and-places'
import { misfits } from '../checks/misfits'
import type { Command } from '../command'
import { messageOf, UsageError } from '../failure'
import { readBuild, releaseOf } from '../store/build'
import { type Context, changeRegistry, requirePlatform } from '../store/change'
import { replaceFile } from '../store/durable-files'
import { platformKey } from '../store/keys'
import { readShellFiles, readSource } from '../store/read-shell'
import { history, rowsOf } from '../store/revisions'
import { pruneShellFiles, removeShellFiles, type ShellFiles, storeShellFiles } from '../store/shell-files'
import { parseShell, recordedShells } from '../store/shells'
import { releaseFolder, type Store } from '../store/store'

export const shell: Command = {
  usage: '<file or URL of a shell.json> [--only]',
  description: `records what a deployed shell offers, and its files, in which releases are tried on;
      --only says that no other one runs`,
  flags: { only: { type: 'boolean' } },
  argumentCount: [1, 1],
  async run(context, { positionals: [source = ''], flags }) {
    const offered = parseShell(await read(source), source)
    requirePlatform(context.store, 'records shells')
    const files = await readShellFiles(source, offered)
    await record(context, offered, {
      isOnly: flags.only === true,
      files: files instanceof Map ? files : null,
    })
    const running = recordedShells(context.store).slice(0, 2)
    const versions = running.map(({ version }) => version)
    const notes = [...(typeof files === 'string' ? [files] : []), ...misfitsInForce(context.store)]
    return {
      text: [
        `Releases are compared with what these shells offer: ${versions.join(', ')}.`,
        ...notes.map((note) => `  Note: ${note}`),
      ].join('\n'),
      data: { shells: versions, notes },
    }
  },
}

async function read(source: string): Promise<string> {
  try {
    return (await readSource(source)).toString('utf8')
  } catch (error) {
    throw new UsageError(`${source} cannot be read: ${messageOf(error)}.`)
  }
}

/** A sentence for each reason why a release in force does not run in the shells. */
function misfitsInForce(store: Store): string[] {
  const [current] = history(store, platformKey(store))
  return [...(current ? rowsOf(current.registry) : [])].flatMap(([name, row]) =>
    releasesOf(row).flatMap(({ version }) => {
      const folder = releaseFolder(store, name, version)
      if (!fs.existsSync(folder)) return []
      const build = readBuild(folder)
      return misfits(store, releaseOf(build, row), build.files)
    }),
  )
}

interface Recording {
  readonly isOnly: boolean
  /** Null if there are none to store. */
  readonly files: ShellFiles | null
}

/** Records the shell under the registry's lock, without making a revision. */
async function record(context: Context, offered: ShellRelease, { isOnly, files }: Recording): Promise<void> {
  const { store } = context
  const { shells } = store
  await changeRegistry(context, () => {
    const known = recordedShells(store)
    const { at: _, ...newest } = known[0] ?? { at: '' }
    const file = path.join(shells, `${offered.version}.json`)
    if (files) storeShellFiles(store, offered.version, files)
    if (!isDeepStrictEqual(newest, offered))
      replaceFile(file, JSON.stringify({ ...offered, at: new Date().toISOString() }))
    const others = isOnly ? known.filter(({ version }) => version !== offered.version) : []
    for (const { version } of others) {
      fs.rmSync(path.join(shells, `${version}.json`))
      removeShellFiles(store, version)
    }
    pruneShellFiles(store)
    return null
  })
}
