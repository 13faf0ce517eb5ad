import type { Release } from '@solvent/delivery'
import { findChrome } from '@solvent/delivery/find-chrome'
import { Refusal } from '../failure'
import type { Build } from '../store/build'
import { type ShellFiles, storedShellFiles } from '../store/shell-files'
import { type RecordedShell, runningShells } from '../store/shells'
import type { Store } from '../store/store'
import { openBrowser } from './browser'
import { ReportedOutcome, type Verdict } from './reported-outcome'
import { serveTrial } from './serve-trial'

/** A shell in which a release ran, and how. */
export interface TriedOn {
  readonly shell: string
  readonly by: 'chromium'
  /** Errors that its page logged although the release ran. */
  readonly problems: readonly string[]
}

const TIMEOUT_S = 20

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

interface TryOnShell {
  readonly version: string
  readonly page: string
  readonly files: ShellFiles
}

/** What a release can be tried on with, or a sentence that says what is missing. */
type Means = { readonly chrome: string; readonly shells: readonly TryOnShell[] } | string

/** Finds the browser, and the running shells whose files are stored. */
export function findMeans(store: Store): Means {
  const shells = runningShells(store).flatMap((shell) => withFiles(store, shell))
  if (shells.length === 0) return 'Not tried on: no recorded shell has its files.'
  const chrome = findChrome(process.env)
  return chrome ? { chrome, shells } : 'Not tried on: there is no Chromium here.'
}

function withFiles(store: Store, shell: RecordedShell): TryOnShell[] {
  const { version, page } = shell
  const files = storedShellFiles(store, shell)
  return files && page !== undefined ? [{ version, page, files }] : []
}

/**
 * Opens the page of a release, or the page with its widget, in each of the shells.
 *
 * @throws Refusal if it does not load or crashes, or if the browser does not work
 */
export async function tryOn(
  { chrome, shells }: Exclude<Means, string>,
  release: Release,
  build: Build,
): Promise<TriedOn[]> {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  try {
    const triedOn: TriedOn[] = []
    for (const shell of shells)
      triedOn.push(await tryOnIn(shell, { chrome, release, build, signal: stopped.signal }))
    return triedOn
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop)
  }
}

interface Attempt {
  readonly chrome: string
  readonly release: Release
  readonly build: Build
  readonly signal: AbortSignal
}

async function tryOnIn(shell: TryOnShell, { chrome, release, build, signal }: Attempt): Promise<TriedOn> {
  const outcome = new ReportedOutcome(release)
  const site = await serveTrial({ release, build, shell, outcome })
  const { place } = release
  const browser = openBrowser(chrome, site.origin + (place.kind === 'page' ? place.path : '/'))
  const timer = new AbortController()
  try {
    const subject = `${release.name} ${release.version}`
    const verdict = await Promise.race([
      outcome.verdict,
      browser.ended.then((words) => {
        throw new Refusal(
          `${subject} could not be tried on: ${chrome} ended (${words}). Repair it, or publish with --no-try-on.`,
        )
      }),
      late(timer.signal).then(() => {
        throw new Refusal(
          `${subject} reported nothing within ${TIMEOUT_S} seconds in the shell ${shell.version}${logged(outcome)}. Correct it and build it again; if this machine is too slow, publish with --no-try-on.`,
        )
      }),
      aborted(signal),
    ])
    refuseBroken(subject, shell, verdict, outcome)
    return { shell: shell.version, by: 'chromium', problems: outcome.problems }
  } finally {
    timer.abort()
    await browser.close()
    await site.close()
  }
}

function refuseBroken(
  subject: string,
  { version }: TryOnShell,
  verdict: Verdict,
  outcome: ReportedOutcome,
): void {
  if (verdict.outcome === 'loaded') return
  const { phase, cause } = verdict
  throw new Refusal(
    `${subject} ${verdict.outcome} in the shell ${version}, in the phase ${phase}: ${cause}${logged(outcome, cause)}. Correct it and build it again.`,
  )
}

/** The first errors of the page; the shell reports only the name of a component's error. */
function logged({ problems }: ReportedOutcome, known = ''): string {
  const others = problems.filter((problem) => problem !== known).slice(0, 3)
  return others.length > 0 ? ` (the page logged: ${others.join('; ')})` : ''
}

function late(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, TIMEOUT_S * 1000)
    signal.addEventListener('abort', () => clearTimeout(timeout))
  })
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Refusal('Stopped. Nothing was put in force.'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })
}
