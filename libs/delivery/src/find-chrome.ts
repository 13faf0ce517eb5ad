import fs from 'node:fs'

const CANDIDATES = [
  // The browser without a UI: a page costs a quarter less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of an installed Chrome or Chromium; undefined if there is none. If `CHROME_PATH` or `CHROME_BIN` names one,
 * no other is used.
 */
export function findChrome(env: NodeJS.ProcessEnv): string | undefined {
  const named = env.CHROME_PATH || env.CHROME_BIN
  return (named ? [named] : CANDIDATES).find((path) => fs.existsSync(path))
}
