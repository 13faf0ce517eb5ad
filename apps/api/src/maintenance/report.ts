/** What came of a job, for whoever asked for it. */
export interface Report {
  /** Whether everything is right. */
  ok: boolean
  lines: string[]
}
