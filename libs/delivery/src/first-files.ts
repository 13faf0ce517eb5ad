import * as z from 'zod'
import type { Release } from './release'

/** The part of a manifest that lists the scripts each exposed module needs before it runs. */
const initialScripts = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(
    z.looseObject({ assets: z.looseObject({ js: z.looseObject({ sync: z.array(z.string()) }) }) }),
  ),
})

/**
 * The scripts of a release that its exposed modules need, container first.
 *
 * @throws ZodError if the manifest does not list them
 */
export function firstFiles({ manifest }: Pick<Release, 'manifest'>): { entry: string; all: string[] } {
  const { metaData, exposes } = initialScripts.parse(manifest)
  const entry = metaData.remoteEntry.name
  return { entry, all: [...new Set([entry, ...exposes.flatMap(({ assets }) => assets.js.sync)])] }
}
