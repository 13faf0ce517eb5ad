import * as z from 'zod'

/** The body of `POST /api/remote-loads`, as shells of every age send it. */
const report = z.looseObject({
  loads: z.array(
    z.looseObject({
      remote: z.string(),
      version: z.string(),
      outcome: z.string(),
      failure: z.looseObject({ phase: z.string(), cause: z.string() }).optional(),
    }),
  ),
})

/** How a release behaved on a page. */
export type Verdict =
  | { readonly outcome: 'loaded' }
  | { readonly outcome: 'failed' | 'crashed'; readonly phase: string; readonly cause: string }

/** The shell sends a crash at most a second after it sends that the release was loaded. */
const CRASH_TIMEOUT_MS = 1_500
const MAX_PROBLEMS = 20

/** Collects what a page reports of one release, and the errors that it logs. */
export class ReportedOutcome {
  readonly problems: string[] = []
  readonly verdict: Promise<Verdict>
  #decide: (verdict: Verdict) => void = () => undefined

  constructor(readonly release: { readonly name: string; readonly version: string }) {
    this.verdict = new Promise((resolve) => (this.#decide = resolve))
  }

  /** Reads a report; ignores what it says of other releases. */
  addReport(body: string): void {
    const { data } = report.safeParse(parsed(body))
    for (const { remote, version, outcome, failure } of data?.loads ?? []) {
      if (remote !== this.release.name || version !== this.release.version) continue
      if (outcome === 'failed' || outcome === 'crashed')
        this.#decide({ outcome, phase: failure?.phase ?? 'unknown', cause: failure?.cause ?? 'unknown' })
      if (outcome === 'loaded') setTimeout(() => this.#decide({ outcome }), CRASH_TIMEOUT_MS).unref()
    }
  }

  /** Adds an error that the page logged. */
  addProblem(text: string): void {
    if (this.problems.length < MAX_PROBLEMS && !this.problems.includes(text)) this.problems.push(text)
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
