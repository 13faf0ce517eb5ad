// @ts-check
/**
 * Packages that a build of the server leaves external: all of npm's except lru-cache and iconv-lite, with what that one
 * needs. The workspace's tools have other versions of these, which a built file would resolve.
 */
export const serverExternals = [
  // Bundled CommonJS calls methods of this module, which the namespace object of an import has not.
  { buffer: 'node-commonjs buffer' },
  /^(?!@solvent\/|(?:lru-cache|iconv-lite|safer-buffer)$)[@a-z]/,
]
