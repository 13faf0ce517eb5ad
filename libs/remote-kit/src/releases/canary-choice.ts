import { createTabList } from './tab-list'

/** The canaries that this tab was asked to use, by remote. */
export interface CanaryChoice {
  remotes(): readonly string[]
  /** Returns to what the registry decides. */
  clear(): void
}

/**
 * Reads `?canary=liabilities_mfe` from the address of the page. The tab uses the canaries of these remotes, whatever
 * their percentage, until `clear` or an empty `?canary=`.
 */
export function createCanaryChoice(search: string): CanaryChoice {
  const list = createTabList('chosen_canaries')
  const asked = new URLSearchParams(search).getAll('canary')
  if (asked.includes('')) list.clear()
  for (const remote of asked) if (/^[a-z][a-z0-9_]*$/.test(remote)) list.add(remote)
  return { remotes: list.words, clear: list.clear }
}
