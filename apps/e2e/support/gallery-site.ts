import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { repository } from './running-app'
import { temporaryFolder } from './temporary-folder'

const ORIGIN = 'http://gallery.localhost'

/** Builds the gallery of libs/ui into a temporary folder; returns its path and a function that removes it. */
export async function buildGallery() {
  const { folder, remove } = await temporaryFolder('gallery')
  const config = path.join(repository, 'libs/ui/rspack.config.ts')
  const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js')
  const args = [rspack, 'build', '--config', config, '--output-path', folder]
  await promisify(execFile)(process.execPath, args, { cwd: repository })
  return { folder, remove }
}

/** Serves a built gallery to the pages of a context by request interception; returns its origin. */
export async function serveGallery(context: BrowserContext, folder: string): Promise<string> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: path.join(folder, pathname === '/' ? 'index.html' : pathname) })
  })
  return ORIGIN
}
