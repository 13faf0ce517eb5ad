/** Canaries that failed in this tab and are not used in it again. */
export interface WithdrawnCanaries {
  has(remote: string, version: string): boolean
  add(remote: string, version: string): void
}

const KEY = 'withdrawn_canaries'

/** Stores them for this tab, one per remote: a newer canary replaces the former one. */
export function createWithdrawnCanaries(): WithdrawnCanaries {
  const inMemory = new Set<string>()
  const name = (remote: string, version: string) => `${remote}@${version}`
  const stored = () => (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  return {
    has: (remote, version) => [...inMemory, ...stored()].includes(name(remote, version)),
    add: (remote, version) => {
      inMemory.add(name(remote, version))
      const others = stored().filter((known) => !known.startsWith(`${remote}@`))
      try {
        sessionStorage.setItem(KEY, [...others, name(remote, version)].join(' '))
      } catch {
        // Without storage space they are known until the page is reloaded.
      }
    },
  }
}
