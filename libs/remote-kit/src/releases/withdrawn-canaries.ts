/** Canaries that failed in this browser, and are not tried here again. */
export interface WithdrawnCanaries {
  has(remote: string, version: string): boolean
  add(remote: string, version: string): void
}

const KEY = 'withdrawn_canaries'

/** Keeps them for this tab. Another release of the remote is another trial. */
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
        // A browser without room knows it until the page is loaded again.
      }
    },
  }
}
