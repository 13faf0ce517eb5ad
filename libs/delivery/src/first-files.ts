import * as z from 'zod'
import type { Release } from './release'

/** The part of a manifest that says which scripts each exposed module needs before it runs. */
const scriptsFirst = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(
    z.looseObject({ assets: z.looseObject({ js: z.looseObject({ sync: z.array(z.string()) }) }) }),
  ),
})

/**
 * The files of a release that run before what it exposes is there, its container first. @throws ZodError if the manifest
 * does not say which
 */
export function firstFiles({ manifest }: Pick<Release, 'manifest'>): { entry: string; all: string[] } {
  const { metaData, exposes } = scriptsFirst.parse(manifest)
  const entry = metaData.remoteEntry.name
  return { entry, all: [...new Set([entry, ...exposes.flatMap(({ assets }) => assets.js.sync)])] }
}
