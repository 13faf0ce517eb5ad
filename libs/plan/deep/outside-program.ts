import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A program that is not part of the project's packages. */
export interface OutsideProgram {
  command: string
  /** Before the paths of the cases and results. */
  args: readonly string[]
}

/** The first of some programs that ends without an error, null if none does. */
export function firstWorking(commands: readonly string[], args: readonly string[]): string | null {
  return commands.find((command) => spawnSync(command, args, { stdio: 'ignore' }).status === 0) ?? null
}

/**
 * What a program writes about some cases, both as text in temporary files.
 *
 * @throws Error with what the program says, if it fails
 */
export function resultsOf({ command, args }: OutsideProgram, cases: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'solvent-debts-'))
  try {
    const [input, output] = ['cases', 'results'].map((name) => path.join(folder, name))
    if (!input || !output) throw new Error('No files')
    writeFileSync(input, cases)
    const { status, stderr, error } = spawnSync(command, [...args, input, output], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
    return readFileSync(output, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
