/** When a job last ended, as an ISO 8601 time, and whether it went well. */
export interface JobOutcome {
  at: string
  ok: boolean
}

/** What the jobs of the server's maintenance did last; null before the first time. Each job writes its own. */
export interface MaintenanceState {
  lastBackup: JobOutcome | null
  lastVerify: JobOutcome | null
}
