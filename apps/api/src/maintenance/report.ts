/** The outcome of a job, for its caller. */
export interface Report {
  /** Whether everything is right. */
  ok: boolean
  lines: string[]
}
