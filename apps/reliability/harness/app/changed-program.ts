import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { registerCleanup } from '../runner/cleanup'
import { builtProgram } from './built-program'

/** A text of the built server and what stands there instead. */
export type Change = readonly [from: string, to: string]

const COPIES = 'control-'
/** The server's program, and the parts of it that it loads later. */
const SERVER = /^(main|\d+)\.mjs$/

/**
 * The built server with a guard taken away, for a control that must fail. It lies in a folder beside the server, with
 * everything that the server finds beside itself, until the scenario ends.
 *
 * @throws Error if a text is not there exactly once: the control would show nothing
 */
export function changedProgram(name: string, changes: readonly Change[]): string {
  const built = dirname(builtProgram('main'))
  const folder = join(built, `${COPIES}${name}`)
  registerCleanup(() => rmSync(folder, { recursive: true, force: true }))
  for (const entry of readdirSync(built).filter((entry) => !entry.startsWith(COPIES)))
    cpSync(join(built, entry), join(folder, entry), { recursive: true })
  for (const change of changes) changeOnce(folder, change)
  return join(folder, 'main.mjs')
}

function changeOnce(folder: string, [from, to]: Change): void {
  const files = readdirSync(folder).filter((file) => SERVER.test(file))
  const texts = files.map((file) => ({
    file: join(folder, file),
    text: readFileSync(join(folder, file), 'utf8'),
  }))
  const [found, ...others] = texts.filter(({ text }) => text.includes(from))
  if (!found || others.length > 0 || found.text.split(from).length !== 2)
    throw new Error(`The server has no single "${from}"`)
  writeFileSync(
    found.file,
    found.text.replace(from, () => to),
  )
}
