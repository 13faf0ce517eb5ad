import type { Call } from '../command'
import { readBuild } from '../store/build'
import { type Context, changeRegistry } from '../store/change'
import { discard, pack, place } from '../store/release-files'
import { findMeans, type TriedOn, tryOn } from '../try-on/try-on'
import { type Candidate, type Options, planOf } from './plan'

/** The shells in which a release ran. */
interface TryOnResult {
  readonly triedOn: readonly TriedOn[]
  /** Why there are none, if something is missing. */
  readonly notTriedOn?: string
}

export interface Published extends TryOnResult {
  readonly name: string
  readonly version: string
  /** The revision in force afterwards. */
  readonly revision: number
  readonly changed: boolean
  readonly warnings: readonly string[]
}

/** Publishes the build in a folder; changes nothing if it is refused. */
export async function publishBuild(
  context: Context,
  folder: string,
  options: Options,
  call: Pick<Call, 'flags'>,
): Promise<Published> {
  const { store } = context
  const build = readBuild(folder)
  const { name, version } = build
  const packed = await pack(store, build)
  const candidate: Candidate = { store, build, packed, options, call }
  let changed = false
  let warnings: readonly string[] = []
  try {
    const result = await triedOn(context, candidate)
    const revision = await changeRegistry(context, (registry) => {
      const { change, next, isChanged, release, warnings: given } = planOf(candidate, registry)
      const prepare = release && (() => place(store, build, packed))
      changed = isChanged
      warnings = given
      // A release that is in force already may still be missing in the store.
      if (!isChanged) prepare?.()
      return isChanged
        ? { change, remotes: { ...registry.remotes, [name]: next }, ...(prepare && { prepare }) }
        : null
    })
    return { name, version, revision, changed, warnings, ...result }
  } finally {
    discard(packed)
  }
}

/** Tries on a release that would change the registry, without the lock, because a browser takes seconds. */
async function triedOn(context: Context, candidate: Candidate): Promise<TryOnResult> {
  if (!candidate.options.isTriedOn) return { triedOn: [] }
  const means = findMeans(context.store)
  if (typeof means === 'string') return { triedOn: [], notTriedOn: means }
  let release: ReturnType<typeof planOf>['release']
  await changeRegistry(context, (registry) => {
    const plan = planOf(candidate, registry)
    if (plan.isChanged) release = plan.release
    return null
  })
  return { triedOn: release ? await tryOn(means, release, candidate.build) : [] }
}
