import fs from 'node:fs'
import path from 'node:path'
import type { Page, TestInfo } from '@playwright/test'

/** Text widths in the system fonts: with other fonts the same text wraps differently. */
function measureFonts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('The browser cannot measure text')
    const widths = ['system-ui', 'sans-serif', 'ui-monospace'].map((family) => {
      context.font = `600 100px ${family}`
      return `${family} ${Math.round(context.measureText('Net worth: $1,234.50').width)}`
    })
    return `${widths.join('\n')}\n`
  })
}

/** Whether the pictures were made with the fonts of this machine. Updating the pictures also updates `fonts.txt`. */
export async function hasFontsOfPictures(page: Page, info: TestInfo) {
  const fonts = await measureFonts(page)
  const file = path.join(path.dirname(info.snapshotPath('any.png', { kind: 'screenshot' })), 'fonts.txt')
  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, fonts)
  }
  return fs.readFileSync(file, 'utf8') === fonts
}
