import { existsSync } from 'node:fs'
import { BackupRefusal } from '../backup/backup-refusal'
import { backupBeforeMigration } from '../backup/before-migration'
import { type Config, readConfig } from '../config'
import type { Database, Maintenance } from '../storage/database'
import { openDatabase } from '../storage/open-database'
import { StartRefusal } from '../storage/start-refusal'
import { askServer, socketPath } from './control-socket'
import { type JobRequest, perform } from './jobs'
import { printProgress } from './print-progress'
import type { Report } from './report'

/** Runs a command and prints its report; the exit code is 0 if everything is right, else 1. */
export function runCommand(work: (config: Config) => Promise<Report>): void {
  const run = async () => {
    const { ok, lines } = await work(readConfig(process.env))
    for (const line of lines) process.stdout.write(`${line}\n`)
    process.exitCode = ok ? 0 : 1
  }
  run().catch((error: unknown) => {
    const isExpected = error instanceof StartRefusal || error instanceof BackupRefusal
    process.stderr.write(`${isExpected ? error.message : `The command stops: ${String(error)}`}\n`)
    process.exitCode = 1
  })
}

export function toStderr(line: string): void {
  process.stderr.write(`${line}\n`)
}

/**
 * Sends the job to the running server, or opens the data for it if none runs. A running server, which has the few
 * people of the embedded engine, reports no progress.
 */
export async function runJob(
  config: Config,
  request: JobRequest,
  onProgress = printProgress(toStderr),
): Promise<Report> {
  const { backupDir, dataDir, databaseUrl } = config
  const path = databaseUrl === undefined ? socketPath(dataDir) : null
  const answered = path === null ? null : await askServer(path, request)
  if (answered !== null) return answered
  requireData(config)
  return withDatabase(config, (db) => perform(request, { db, backupDir, onProgress }))
}

/** @throws StartRefusal if a server uses the data folder */
export async function withDatabase<Result>(
  config: Config,
  work: (db: Database & Maintenance) => Promise<Result>,
): Promise<Result> {
  const beforeMigration = backupBeforeMigration(config.backupDir)
  const db = await openDatabase({ ...config, beforeMigration, onLockLost: exitImmediately })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Opening a missing folder would create an empty one, which passes every check. */
function requireData({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined && !existsSync(dataDir)) {
    throw new StartRefusal(`There is no data folder ${dataDir}. Set DATA_DIR to the one you mean.`)
  }
}

function exitImmediately(): void {
  process.stderr.write('The data folder was taken over by another process. The command stops.\n')
  process.exit(1)
}
