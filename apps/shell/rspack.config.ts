import { version } from './package.json'
import { shellConfig } from './rspack/shell-config'
import { shellDevConfig } from './rspack/shell-dev-config'
import { ownPaths } from './src/paths'

const about = {
  version,
  topics: { emits: ['saved', 'signedIn', 'signedOut'], hears: ['saved', 'signedIn', 'signedOut'] },
  sharedLibraries: './src/federation/shared-libraries.ts',
  paths: ownPaths,
  facades: { 'react-router-dom': './router-facade' },
}

/** These chunks get their own copies of the modules they share with signed-in pages. */
const GUEST_CHUNKS = ['register', 'reset-password']

const chunks = {
  // The contracts, the API client, the code of all signed-in pages, and the controls nearly every remote shows.
  whole: [
    { name: 'contracts' },
    { name: 'http' },
    { name: 'signed-in', apart: GUEST_CHUNKS },
    { name: 'controls' },
  ],
  // Which page needs which chunk: `shownAt` in @solvent/delivery/page-parts.
  namedByHost: ['signed-in', 'http', 'controls', 'dashboard', 'profile'],
}

/** `rspack build` builds the federation host; `rspack dev` serves everything as one page with hot reload. */
export default (env: Record<string, unknown>) =>
  env.RSPACK_SERVE ? shellDevConfig(import.meta.dirname) : shellConfig(import.meta.dirname, about, chunks)
