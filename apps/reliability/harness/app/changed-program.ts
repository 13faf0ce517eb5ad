import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { registerCleanup } from '../runner/cleanup'
import { builtProgram } from './built-program'

/** A text of the built server and what stands there instead. */
export type Change = readonly [from: string, to: string]

/**
 * The built server with a guard taken away, for a control that must fail. It lies beside the server until the scenario
 * ends.
 *
 * @throws Error if a text is not there exactly once: the control would show nothing
 */
export function changedProgram(name: string, changes: readonly Change[]): string {
  let text = readFileSync(builtProgram('main'), 'utf8')
  for (const [from, to] of changes) {
    if (text.split(from).length !== 2) throw new Error(`The server has no single "${from}"`)
    text = text.replace(from, () => to)
  }
  const file = builtProgram(`control-${name}`)
  registerCleanup(() => rmSync(file, { force: true }))
  writeFileSync(file, text)
  return file
}
