import { shellConfig, shellDevConfig } from '@solvent/remote-kit/rspack'
import { version } from './package.json'

const about = {
  version,
  topics: { emits: ['saved', 'signedIn', 'signedOut'], hears: ['saved', 'signedIn', 'signedOut'] },
  sharedLibraries: './src/federation/shared-libraries.ts',
  // What a remote cannot have: the pages that the shell fills itself.
  paths: ['/login', '/register', '/reset-password', '/dashboard', '/profile'],
  facades: { 'react-router-dom': './router-facade' },
}

/** What the pages behind the login need: all of them, what calls the server, and what nearly every remote shows. */
const parts = ['signed-in', 'http', 'controls']

/** `rspack build` makes the host of the federation, `rspack dev` serves everything as one page with hot reload. */
export default (env: Record<string, unknown>) =>
  env.RSPACK_SERVE ? shellDevConfig(import.meta.dirname) : shellConfig(import.meta.dirname, about, parts)
