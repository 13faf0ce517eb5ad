import fs from 'node:fs'
import path from 'node:path'
import type { Page, TestInfo } from '@playwright/test'

/** Widths of a line in the fonts of the system: the same text wraps and stands elsewhere in other fonts. */
function measureFonts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('The browser cannot measure text')
    const widths = ['system-ui', 'sans-serif', 'ui-monospace'].map((family) => {
      pen.font = `600 100px ${family}`
      return `${family} ${Math.round(pen.measureText('Net worth: $1,234.50').width)}`
    })
    return `${widths.join('\n')}\n`
  })
}

/** Whether the pictures were made with the fonts of this machine; new pictures note the fonts they are made with. */
export async function fontsAreThoseOfPictures(page: Page, info: TestInfo) {
  const fonts = await measureFonts(page)
  const file = path.join(path.dirname(info.snapshotPath('any.png', { kind: 'screenshot' })), 'fonts.txt')
  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, fonts)
  }
  return fs.readFileSync(file, 'utf8') === fonts
}
