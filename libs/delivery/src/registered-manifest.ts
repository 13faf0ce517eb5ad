import * as z from 'zod'

/**
 * The part of a release's `mf-manifest.json` that the registry keeps. Every page contains the registry, and most of the
 * manifest is only for tools, which read it from the release's folder.
 */
export interface RegisteredManifest {
  readonly metaData: {
    readonly name?: string
    /** The global variable that the container is assigned to; the remote's name if it is missing. */
    readonly globalName?: string
    readonly remoteEntry?: { readonly name: string; readonly path?: string }
  }
  /** The shared packages that the release uses, with the versions it was built with. */
  readonly shared?: readonly { readonly name: string; readonly version?: string }[]
  readonly exposes: readonly {
    readonly name: string
    readonly assets: {
      readonly js: {
        /** Scripts that the exposed module needs before it runs. */
        readonly sync: readonly string[]
        readonly async?: readonly string[]
      }
    }
  }[]
}

const scripts = z.array(z.string())

/** Drops all other fields of a manifest. */
export const registeredManifest: z.ZodType<RegisteredManifest> = z.object({
  metaData: z.object({
    name: z.string().exactOptional(),
    globalName: z.string().exactOptional(),
    remoteEntry: z.object({ name: z.string(), path: z.string().exactOptional() }).exactOptional(),
  }),
  shared: z.array(z.object({ name: z.string(), version: z.string().exactOptional() })).exactOptional(),
  exposes: z.array(
    z.object({
      name: z.string(),
      assets: z.object({ js: z.object({ sync: scripts, async: scripts.exactOptional() }) }),
    }),
  ),
})
