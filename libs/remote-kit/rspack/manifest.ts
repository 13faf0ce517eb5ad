import type { ChunkGroup, Compilation } from '@rspack/core'

/** The script that defines the container. */
export const ENTRY_FILE = 'remoteEntry.js'

const CHUNK_PREFIX = '__federation_expose_'

/** The chunk of an exposed module. */
export function exposedChunk(module: string): string {
  return CHUNK_PREFIX + module
}

function scripts(groups: Iterable<ChunkGroup>): string[] {
  const files = [...groups].flatMap((group) => group.getFiles())
  return [...new Set(files)].filter((file) => file.endsWith('.js')).sort()
}

/** All chunk groups that are loaded later, transitively. */
function descendants(group: ChunkGroup, visited = new Set<ChunkGroup>()): Set<ChunkGroup> {
  for (const child of group.childrenIterable) {
    if (visited.has(child)) continue
    visited.add(child)
    descendants(child, visited)
  }
  return visited
}

/** The scripts of a chunk group by when they are needed. */
function scriptsByNeed(group: ChunkGroup): { sync: string[]; async: string[] } {
  const sync = scripts([group])
  return { sync, async: scripts(descendants(group)).filter((file) => !sync.includes(file)) }
}

/**
 * The release in the format of the federation runtime's `mf-manifest.json`, with which it fetches the container and the
 * exposed module in parallel.
 */
export function federationManifest(compilation: Compilation, name: string, version: string) {
  const exposed = [...compilation.namedChunkGroups].filter(([chunk]) => chunk.startsWith(CHUNK_PREFIX))
  return {
    id: name,
    name,
    metaData: {
      name,
      globalName: name,
      buildInfo: { buildVersion: version, buildName: name },
      publicPath: 'auto',
      remoteEntry: { name: ENTRY_FILE, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
    },
    shared: [],
    remotes: [],
    exposes: exposed.map(([chunk, group]) => {
      const module = chunk.slice(CHUNK_PREFIX.length)
      return {
        id: `${name}:${module}`,
        name: module,
        path: `./${module}`,
        assets: { js: scriptsByNeed(group), css: { sync: [], async: [] } },
      }
    }),
  }
}
