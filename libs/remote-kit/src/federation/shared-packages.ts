/**
 * The packages that the shell shares with all remotes, which never bundle their own copy. TanStack Query is missing
 * because only api-client imports it, and mitt because only event-bus does.
 */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@solvent/api-client',
  '@solvent/contracts',
  '@solvent/event-bus',
  '@solvent/ui',
] as const

export type SharedPackage = (typeof SHARED_PACKAGES)[number]
