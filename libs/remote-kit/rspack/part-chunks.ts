import type { Configuration } from '@rspack/core'
import { SERVICE_WORKER } from '@solvent/delivery/service-worker'

type CacheGroups = NonNullable<
  Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>['cacheGroups']
>
type CacheGroup = Exclude<CacheGroups[string], false>

/** A named chunk of the shell that pages bring as a whole. */
export interface Part {
  /** As `webpackChunkName` has it. */
  readonly name: string
  /** The chunks that keep their own copies of what they have in common with it, being asked for without it. */
  readonly apart?: readonly string[]
}

/** What the first page brings stays with it. */
const ENTRIES = ['main', 'theme', SERVICE_WORKER]

/**
 * One script for each part: the bundler would cut a part wherever another one shares a module with it, and each cut costs a
 * request and what compression finds in common. A module of several parts is in the first of them.
 */
export function partChunks(parts: readonly Part[]): CacheGroups {
  return Object.fromEntries(
    parts.map(({ name, apart = [] }, index): [string, CacheGroup] => [
      name,
      {
        name: `${name}-part`,
        enforce: true,
        priority: parts.length - index,
        chunks: (chunk) => !chunk.name || ![...ENTRIES, ...apart].includes(chunk.name),
        test: (module, { chunkGraph }) =>
          [...chunkGraph.getModuleChunks(module)].some((chunk) => chunk.name === name),
      },
    ]),
  )
}
