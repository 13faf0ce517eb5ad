import type { Registry } from '@solvent/delivery'

/** Id of the script element that carries the registry in the page. */
const ELEMENT_ID = 'remote-registry'

/** The registry that the shell's host wrote into the page, as far as the page needs it. */
export type PageRegistry = Pick<Registry, 'remotes'>

/** Reads it out of the page. */
export function readRegistry(): PageRegistry {
  const text = document.getElementById(ELEMENT_ID)?.textContent
  const registry: PageRegistry = text ? JSON.parse(text) : { remotes: {} }
  return registry
}
