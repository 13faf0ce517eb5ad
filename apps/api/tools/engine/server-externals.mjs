// @ts-check
/**
 * Packages that a build of the server leaves external: all of npm's except lru-cache. The workspace's tools have
 * another version of that one, which a built file would resolve.
 */
export const serverExternals = [/^(?!@solvent\/|lru-cache$)[@a-z]/]
