/** What a job tells whoever asked for it. */
export interface Report {
  /** Whether everything is right. */
  ok: boolean
  lines: string[]
}
