/** When a job last ended, as an ISO 8601 time, and whether it succeeded. */
export interface JobOutcome {
  at: string
  ok: boolean
}

/** The last outcomes of the server's maintenance jobs; null before the first. Each job writes its own. */
export interface MaintenanceState {
  lastBackup: JobOutcome | null
  lastVerify: JobOutcome | null
}
