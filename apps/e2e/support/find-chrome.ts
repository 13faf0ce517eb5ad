import fs from 'node:fs'

const candidates = [
  process.env.CHROME_PATH,
  // The browser without a UI: a page costs a quarter less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of an installed Chrome or Chromium; throws with installation instructions if there is none. */
export function findChrome(): string {
  const found = candidates.find((path) => path && fs.existsSync(path))
  if (found) return found
  throw new Error(
    'No Chrome or Chromium was found. Install one (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to it.',
  )
}
