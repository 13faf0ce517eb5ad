import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { registerCleanup } from '../runner/cleanup'
import { builtProgram } from './built-program'

/** A text in the built server and its replacement. */
export type Change = readonly [from: string, to: string]

const COPIES = 'control-'
/** The server's program and its lazily loaded chunks. */
const SERVER = /^(main|\d+)\.mjs$/

/**
 * Copies the built server with a guard removed, for a control that must fail. The copy includes all of the server's
 * files and is deleted when the scenario ends.
 *
 * @throws Error unless each text occurs exactly once; otherwise the control would prove nothing
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
