// @ts-check
/**
 * What a build of the server leaves outside: npm's packages, but for lru-cache. The tools of the workspace have another
 * version of that one, which is what a built file would find.
 */
export const serverExternals = [/^(?!@solvent\/|lru-cache$)[@a-z]/]
