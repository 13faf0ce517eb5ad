import fs from 'node:fs'
import path from 'node:path'
import type { WeighedShell } from '@solvent/delivery/page-budget'
import { preload } from '@solvent/delivery/preload'
import { Refusal } from '../failure'

const COMPRESSED_SUFFIX = '.br'

/**
 * Reads the initial scripts of a build of the shell, the scripts of its parts, and their sizes.
 *
 * @throws Refusal if a file is missing
 */
export function weighedShell(folder: string): WeighedShell {
  const page = read(folder, 'index.html')
  const first = [...page.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].flatMap(([, file]) => file ?? [])
  if (first.length === 0) throw new Refusal(`${folder}/index.html loads no script.`)
  const compressed = fs.readdirSync(folder).filter((file) => file.endsWith(COMPRESSED_SUFFIX))
  const bytes = compressed.map((file) => [
    file.slice(0, -COMPRESSED_SUFFIX.length),
    fs.statSync(path.join(folder, file)).size,
  ])
  return {
    first,
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
