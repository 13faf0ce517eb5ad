import fs from 'node:fs'
import path from 'node:path'
import type { ShellRelease } from '@solvent/delivery'
import * as schema from '@solvent/delivery/schema'
import * as z from 'zod'
import { Refusal } from '../failure'
import type { Store } from './store'

/** A recorded shell, with the time it was recorded. */
const recorded = z.intersection(schema.shellRelease, z.object({ at: z.iso.datetime() }))

export type RecordedShell = z.infer<typeof recorded>

/** The newest shell, and the previous one in tabs and servers that are not updated yet. */
const MAX_RUNNING_SHELLS = 2

/** The shells that may be running, newest first. */
export function runningShells(store: Store): RecordedShell[] {
  return recordedShells(store).slice(0, MAX_RUNNING_SHELLS)
}

/** All recorded shells, newest first. */
export function recordedShells({ shells }: Store): RecordedShell[] {
  if (!fs.existsSync(shells)) return []
  const files = fs.readdirSync(shells).filter((file) => /^[0-9A-Za-z].*\.json$/.test(file))
  return files
    .map((file) => readShell(path.join(shells, file)))
    .sort((one, other) => (one.at < other.at ? 1 : -1))
}

function readShell(file: string): RecordedShell {
  const parsed = recorded.safeParse(parseJson(file))
  if (parsed.success) return parsed.data
  throw new Refusal(`${file} does not say what a shell offers. Remove it, and record the shell again.`)
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Parses a `shell.json`.
 *
 * @throws Refusal if it is invalid
 */
export function parseShell(text: string, source: string): ShellRelease {
  try {
    return schema.shellRelease.parse(JSON.parse(text))
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : []
    const what = issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is no JSON'
    throw new Refusal(`${source} does not say what a shell offers: ${what}. Build the shell again.`)
  }
}
