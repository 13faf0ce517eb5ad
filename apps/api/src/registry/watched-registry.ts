import { newestRevision, nextRevision } from './find-revision'
import { type FolderPass, startPass } from './folder-pass'
import { type HostedRegistry, toHosted } from './hosted-registry'
import { type RecentReleases, recentReleases } from './recent-releases'
import { type FaultKind, RegistryFault } from './registry-fault'
import { type RegistryFiles, readKey, readRevision } from './registry-folder'

/** A page does not wait for a publisher to come to rest. */
const MOST_LOOKS_AGAIN = 5

/** What pages get, and what is wrong with the folder. */
export interface RegistryState {
  /** The last good revision; null before there was any. */
  served: HostedRegistry | null
  /** Why `served` is not what the folder says. */
  fault: RegistryFault | null
}

/** Something that whoever publishes has to correct, told once. */
interface RegistryProblem {
  kind: FaultKind
  /** Where it is the row of one. */
  remote?: string
  message: string
}

export interface WatchedRegistry {
  /** Looks whether the folder has changed. Never rejects: whatever is wrong, the last good revision stays. */
  latest(): Promise<RegistryState>
  /** As of the last look. */
  readonly state: RegistryState
  /** An earlier revision, or the one that is served; null if there is none that is signed. */
  at(revision: number): Promise<HostedRegistry | null>
  /** The releases that the newest revisions name, as `<remote>@<version>`. */
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

  function tell(problem: RegistryProblem): void {
    for (const listener of problemListeners) listener(problem)
  }

  async function serve(served: HostedRegistry, fault: RegistryFault | null): Promise<void> {
    const isNew = served.hash !== state.served?.hash
    state = { served, fault }
    if (!isNew) return
    await releases.add(served)
    for (const listener of servedListeners) listener(served)
    for (const { kind, remote, why } of served.dropped) tell({ kind, remote, message: why })
  }

  /** The last good revision stays, or at first the newest that is signed. A folder that is being written to is not at fault. */
  async function keepServing(fault: RegistryFault, isMoving: boolean, pass: FolderPass): Promise<void> {
    const newest = state.served ? null : await newestRevision(files, pass)
    if (isMoving && (newest ?? state.served)) {
      if (newest) await serve(toHosted(newest), null)
      return
    }
    const isNews = fault.message !== state.fault?.message
    state = { ...state, fault }
    if (newest) await serve(toHosted(newest), fault)
    if (isNews) tell({ kind: fault.kind, message: fault.message })
  }

  async function look(again = MOST_LOOKS_AGAIN): Promise<RegistryState> {
    if (last?.isSettled() && (await last.isStillTrue())) return state
    const pass = startPass()
    last = pass
    try {
      await serve(toHosted(await nextRevision(files, state.served, pass)), null)
    } catch (error) {
      const isMoving = !(await pass.isStillTrue())
      // What was released meanwhile is looked at, instead of told as a fault.
      if (isMoving && again > 0) return look(again - 1)
      await keepServing(toFault(error), isMoving, pass)
    }
    return state
  }

  return {
    latest: oneByOne(() => look()),
    get state() {
      return state
    },
    async at(number) {
      const newest = state.served?.revision ?? 0
      if (number > newest) return null
      const pass = startPass()
      try {
        return toHosted(await readRevision(files, await readKey(files, pass), number, pass))
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
 * Never two at once. Who asks while one is under way gets the next one, together with all others who asked meanwhile:
 * an answer is never older than its question.
 */
function oneByOne<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
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
