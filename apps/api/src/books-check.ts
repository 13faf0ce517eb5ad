import { existsSync } from 'node:fs'
import { type Config, readConfig } from './config'
import { checkBooks } from './domain/check-books'
import { openDatabase } from './storage/open-database'
import { StartRefusal } from './storage/start-refusal'

/** Compares every balance with its journal: exit code 0 if all of them are right, else 1. */
async function check(): Promise<void> {
  const config = readConfig(process.env)
  requireData(config)
  const db = await openDatabase({ ...config, onLockLost: leaveAtOnce })
  try {
    const { people, wrong } = await checkBooks(db)
    for (const line of wrong) process.stdout.write(`${line}\n`)
    if (wrong.length === 0) process.stdout.write(`The books of ${people} people are right.\n`)
    process.exitCode = wrong.length === 0 ? 0 : 1
  } finally {
    await db.close()
  }
}

/** Opening a folder that is not there would make an empty one, whose books are always right. */
function requireData({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined && !existsSync(dataDir)) {
    throw new StartRefusal(`There is no data folder ${dataDir}. Set DATA_DIR to the one to check.`)
  }
}

function leaveAtOnce(): void {
  process.stderr.write('The data folder was taken over by another process. The check stops.\n')
  process.exit(1)
}

check().catch((error: unknown) => {
  const isExpected = error instanceof StartRefusal
  process.stderr.write(`${isExpected ? error.message : `The check stops: ${String(error)}`}\n`)
  process.exitCode = 1
})
