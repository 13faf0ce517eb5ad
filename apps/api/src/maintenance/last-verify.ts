import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { hasCode } from '../storage/error-code'
import type { JobOutcome } from './maintenance-state'

/** Next to the backups, where every server of the same data and every command finds it. */
const NAME = 'last-verify.json'

const outcome = z.strictObject({ at: z.iso.datetime(), ok: z.boolean() })

/** The outcome of the last check of all data, by any server or command; null before the first. */
export async function readLastVerify(folder: string): Promise<JobOutcome | null> {
  try {
    return outcome.parse(JSON.parse(await readFile(join(folder, NAME), 'utf8')))
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw error
  }
}

/** Replaces the outcome atomically: a concurrent reader sees the old one or this one. */
export async function writeLastVerify(folder: string, last: JobOutcome): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${randomUUID()}.verify.tmp`)
  try {
    await writeFile(draft, JSON.stringify(last), { mode: 0o600 })
    await rename(draft, join(folder, NAME))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
