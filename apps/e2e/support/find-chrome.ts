import { findChrome as findInstalled } from '@solvent/delivery/find-chrome'

/** The path of an installed Chrome or Chromium; throws with installation instructions if there is none. */
export function findChrome(): string {
  const found = findInstalled(process.env)
  if (found) return found
  throw new Error(
    'No Chrome or Chromium was found. Install one (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to it.',
  )
}
