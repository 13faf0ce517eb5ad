import fs from 'node:fs'
import path from 'node:path'
import { UsageError } from '../failure'

/** Finds the folder of a build, given as a path or as the name of an app. */
export function findBuild(word: string): string {
  const app = path.join('apps', word.replaceAll('_', '-'), 'dist')
  const folder = [word, app].find((candidate) => fs.existsSync(path.join(candidate, 'release.json')))
  if (folder) return folder
  throw new UsageError(
    `There is no release.json in ${word}, and no built app of this name. Build it first: npx nx build ${word}`,
  )
}
