import { shellConfig, shellDevConfig } from '@solvent/remote-kit/rspack'
import { version } from './package.json'
import { ownPaths } from './src/paths'

const about = {
  version,
  topics: { emits: ['saved', 'signedIn', 'signedOut'], hears: ['saved', 'signedIn', 'signedOut'] },
  sharedLibraries: './src/federation/shared-libraries.ts',
  paths: ownPaths,
  facades: { 'react-router-dom': './router-facade' },
}

/** What the pages of guests share with those behind the login, they have copies of. */
const GUESTS = ['register', 'reset-password']

const chunks = {
  // The contracts, what calls the server, what all pages behind the login need, and what nearly every remote shows.
  whole: [
    { name: 'contracts' },
    { name: 'http' },
    { name: 'signed-in', apart: GUESTS },
    { name: 'controls' },
  ],
  // By their pages: shownAt of @solvent/delivery/page-parts.
  namedByHost: ['signed-in', 'http', 'controls', 'dashboard', 'profile', 'overlays'],
}

/** `rspack build` makes the host of the federation, `rspack dev` serves everything as one page with hot reload. */
export default (env: Record<string, unknown>) =>
  env.RSPACK_SERVE ? shellDevConfig(import.meta.dirname) : shellConfig(import.meta.dirname, about, chunks)
