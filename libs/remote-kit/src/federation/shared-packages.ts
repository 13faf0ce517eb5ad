/**
 * What the shell provides once for itself and all remotes. A remote never brings a copy of its own.
 * TanStack Query is not here because only api-client imports it, and mitt because only event-bus does.
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
