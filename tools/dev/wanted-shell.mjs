// @ts-check
import { parseArgs } from 'node:util'
import { root } from '../run/install.mjs'
import { readRemotes } from '../run/read-remotes.mjs'

const USAGE = 'npm run dev, or npm run dev -- REMOTE --shell https://app.example'

/**
 * The remote and the deployed shell named on the command line, if any. Exits with a message if either does not exist.
 *
 * @param {string[]} args
 * @returns {Promise<{ remote: string, shell: string } | undefined>}
 */
export async function wantedShell(args) {
  try {
    return await wanted(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(`Usage: ${USAGE}`)
    process.exit(1)
  }
}

/** @param {string[]} args */
async function wanted(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { shell: { type: 'string' } },
  })
  if (positionals.length === 0 && values.shell === undefined) return undefined
  if (positionals.length !== 1 || values.shell === undefined)
    throw new Error('It takes one remote and the shell it is shown in.')
  const remote = (positionals[0] ?? '').replace(/-mfe$/, '')
  const remotes = [...readRemotes(root).keys()]
  if (!remotes.includes(remote))
    throw new Error(`There is no remote ${remote}: there are ${remotes.join(', ')}.`)
  return { remote, shell: await shellAt(values.shell) }
}

/** @param {string} address */
async function shellAt(address) {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(`"${address}" is not the address of a shell.`)
  }
  const { origin } = new URL(address)
  const page = await fetch(origin).then(
    (answer) => answer.text(),
    (error) => {
      throw new Error(`${origin} cannot be reached: ${error.cause?.message ?? error.message}.`)
    },
  )
  if (!page.includes('id="remote-registry"'))
    throw new Error(`${origin} answers, but not with a page of Solvent.`)
  return origin
}
