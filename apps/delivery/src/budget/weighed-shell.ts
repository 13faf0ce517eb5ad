import fs from 'node:fs'
import path from 'node:path'
import type { WeighedShell } from '@solvent/delivery/page-budget'
import { preload } from '@solvent/delivery/preload'
import { Refusal } from '../failure'

const COMPRESSED_SUFFIX = '.br'

/**
 * Reads the initial scripts and the font of a build of the shell, the scripts of its parts, and their sizes.
 *
 * @throws Refusal if a file is missing
 */
export function weighedShell(folder: string): WeighedShell {
  const page = read(folder, 'index.html')
  const first = [...page.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].flatMap(([, file]) => file ?? [])
  if (first.length === 0) throw new Refusal(`${folder}/index.html loads no script.`)
  const fonts = [...page.matchAll(/<link\b[^>]*\bhref="\/([^"]+\.woff2)"/g)].flatMap(([, file]) => file ?? [])
  const compressed = fs.readdirSync(folder).filter((file) => file.endsWith(COMPRESSED_SUFFIX))
  const sizeOf = (file: string) => fs.statSync(path.join(folder, file)).size
  const bytes = [
    ...compressed.map((file) => [file.slice(0, -COMPRESSED_SUFFIX.length), sizeOf(file)]),
    // Fonts are compressed already.
    ...fonts.map((file) => [file, sizeOf(file)]),
  ]
  return {
    first: [...first, ...fonts],
    parts: preload.parse(JSON.parse(read(folder, 'preload.json'))),
    bytes: Object.fromEntries(bytes),
  }
}

function read(folder: string, file: string): string {
  try {
    return fs.readFileSync(path.join(folder, file), 'utf8')
  } catch {
    throw new Refusal(`There is no ${file} in ${folder}. Build the shell first.`)
  }
}
