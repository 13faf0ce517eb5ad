import type { Configuration } from '@rspack/core'
import { SERVICE_WORKER } from '@solvent/delivery/service-worker'

type CacheGroups = NonNullable<
  Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>['cacheGroups']
>
type CacheGroup = Exclude<CacheGroups[string], false>

/** A named chunk of the shell that is built as a single script. */
export interface Part {
  /** Its `webpackChunkName`. */
  readonly name: string
  /** Chunks with their own copies of the modules they share with it, because they are loaded without it. */
  readonly apart?: readonly string[]
}

/** The chunks that load first, whose modules stay in them. */
const ENTRIES = ['main', 'theme', SERVICE_WORKER]

/**
 * Builds one script for each part. By default the bundler splits a part wherever it shares a module with another one,
 * and each split costs a request and compresses worse. A module of several parts is in the first of them.
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
