import type { Call } from '../command'
import { Refusal } from '../failure'
import { platformKey } from '../store/keys'
import { history } from '../store/revisions'
import type { Store } from '../store/store'

/** The flag of every command that can release a withdrawn release. */
export const WITHDRAWN_FLAG = { withdrawn: { type: 'boolean' } } as const

/** The name of a withdrawal in the history. */
export function withdrawChange(name: string, version: string, why: string): string {
  return `withdraw ${name} ${version}: ${why}`
}

/**
 * Requires `--withdrawn` for a release that was ever withdrawn, even if it was published again since.
 *
 * @throws Refusal with the date and the reason of its last withdrawal
 */
export function refuseWithdrawn(
  store: Store,
  name: string,
  version: string,
  { flags }: Pick<Call, 'flags'>,
): void {
  if (flags.withdrawn === true) return
  const words = withdrawChange(name, version, '')
  for (const { registry } of history(store, platformKey(store))) {
    if (!registry.change.startsWith(words)) continue
    const day = registry.at.slice(0, 'YYYY-MM-DD'.length)
    const why = registry.change.slice(words.length)
    throw new Refusal(
      `${name} ${version} was withdrawn on ${day} because ${why}; add --withdrawn to release it anyway.`,
    )
  }
}
