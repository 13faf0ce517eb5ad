import type { PagePlace, RegistryRow } from '@solvent/delivery'

/** A row as the host writes it; its scripts do not exist. */
function rowOf(name: string, place: RegistryRow['place']): RegistryRow {
  return {
    version: '1',
    entry: `http://${name.replace('_', '-')}.test/${name}/1/mf-manifest.json`,
    manifest: { metaData: {}, exposes: [] },
    integrity: {},
    contract: 1,
    place,
    topics: { emits: [], hears: [] },
  }
}

function pagePlace(path: string, label: string, order: number, key: string): PagePlace {
  const shortcut = { keys: ['g', key] as const, does: `Go to ${label.toLowerCase()}` }
  return { kind: 'page', path, label, icon: ['M4 12h16'], order, shortcut }
}

/** The remotes of the page under test, deliberately not in the order of the navigation. */
const remotes: Readonly<Record<string, RegistryRow>> = {
  recommendations_mfe: rowOf('recommendations_mfe', pagePlace('/recommendations', 'Plan', 300, 'p')),
  assets_mfe: rowOf('assets_mfe', pagePlace('/assets', 'Assets', 100, 'a')),
  chat_mfe: rowOf('chat_mfe', { kind: 'widget', slot: 'assistant', label: 'Assistant' }),
  // A remote that the shell has no code for.
  aquarium_mfe: rowOf('aquarium_mfe', pagePlace('/aquarium', 'Aquarium', 250, 'q')),
}

const registry = document.createElement('script')
registry.type = 'application/json'
registry.id = 'remote-registry'
registry.textContent = JSON.stringify({ revision: 7, remotes })
document.head.append(registry)
