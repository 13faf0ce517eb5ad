import { newestRevision, nextRevision } from './find-revision'
import { type FolderPass, startPass } from './folder-pass'
import { type HostedRegistry, toHosted } from './hosted-registry'
import { type RecentReleases, recentReleases } from './recent-releases'
import { type FaultKind, RegistryFault } from './registry-fault'
import { type RegistryFiles, readRevision, readTrust } from './registry-folder'

/** How often a read is retried while the folder is changing. Pages do not wait for it to settle. */
const MAX_RETRIES = 5

/** What is served to pages, and what is wrong with the folder. */
export interface RegistryState {
  /** The last valid revision; null if there was none yet. */
  served: HostedRegistry | null
  /** Why `served` is not the revision that the folder names. */
  fault: RegistryFault | null
}

/** A problem that the publisher has to correct, reported once. */
interface RegistryProblem {
  kind: FaultKind
  /** The remote, if the problem is in its row. */
  remote?: string
  message: string
}

export interface WatchedRegistry {
  /** Checks the folder for changes. Never rejects: in case of a fault, the last valid revision is still served. */
  latest(): Promise<RegistryState>
  /** The state at the last check. */
  readonly state: RegistryState
  /** The served revision or an earlier one; null if there is none with a valid signature. */
  at(revision: number): Promise<HostedRegistry | null>
  /** The releases in the newest revisions, as `<remote>@<version>`. */
  releases: RecentReleases
  onProblem(listener: (problem: RegistryProblem) => void): void
  onServed(listener: (served: HostedRegistry) => void): void
}

/** The registry in a folder, which changes while the server runs. */
export function watchRegistry(files: RegistryFiles): WatchedRegistry {
  let state: RegistryState = { served: null, fault: null }
  let last: FolderPass | null = null
  const releases = recentReleases(files)
  const problemListeners: ((problem: RegistryProblem) => void)[] = []
  const servedListeners: ((served: HostedRegistry) => void)[] = []

  function reportProblem(problem: RegistryProblem): void {
    for (const listener of problemListeners) listener(problem)
  }

  async function serve(served: HostedRegistry, fault: RegistryFault | null): Promise<void> {
    const isNew = served.hash !== state.served?.hash
    state = { served, fault }
    if (!isNew) return
    await releases.add(served)
    for (const listener of servedListeners) listener(served)
    for (const { kind, remote, why } of served.dropped) reportProblem({ kind, remote, message: why })
  }

  /**
   * Keeps serving the last valid revision, or initially the newest signed one. A fault is not reported while the folder
   * is being written to.
   */
  async function serveLastValid(fault: RegistryFault, isChanging: boolean, pass: FolderPass): Promise<void> {
    const newest = state.served ? null : await newestRevision(files, pass)
    if (isChanging && (newest ?? state.served)) {
      if (newest) await serve(toHosted(newest), null)
      return
    }
    const isNewFault = fault.message !== state.fault?.message
    state = { ...state, fault }
    if (newest) await serve(toHosted(newest), fault)
    if (isNewFault) reportProblem({ kind: fault.kind, message: fault.message })
  }

  async function check(retries = MAX_RETRIES): Promise<RegistryState> {
    if (last?.isSettled() && (await last.isUnchanged())) return state
    const pass = startPass()
    last = pass
    try {
      await serve(toHosted(await nextRevision(files, state.served, pass)), null)
    } catch (error) {
      const isChanging = !(await pass.isUnchanged())
      // The folder changed during the read: read it again instead of reporting a fault.
      if (isChanging && retries > 0) return check(retries - 1)
      await serveLastValid(toFault(error), isChanging, pass)
    }
    return state
  }

  return {
    latest: serialized(() => check()),
    get state() {
      return state
    },
    async at(number) {
      const newest = state.served?.revision ?? 0
      if (number > newest) return null
      const pass = startPass()
      try {
        return toHosted(await readRevision(files, await readTrust(files, pass), number, pass))
      } catch {
        return null
      }
    },
    releases,
    onProblem: (listener) => problemListeners.push(listener),
    onServed: (listener) => servedListeners.push(listener),
  }
}

function toFault(error: unknown): RegistryFault {
  return error instanceof RegistryFault ? error : new RegistryFault('invalid', String(error))
}

/**
 * Runs `ask` one call at a time. Callers that come while one is running share the next one, so that a result is never
 * older than its request.
 */
function serialized<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | null = null
  return () => {
    next ??= running.then(() => {
      const answer = ask()
      next = null
      running = answer.catch(() => undefined)
      return answer
    })
    return next
  }
}
