import fs from 'node:fs'
import path from 'node:path'
import type { ShellRelease } from '@solvent/delivery'
import { integrityOf } from '@solvent/delivery/integrity'
import { messageOf } from '../failure'
import type { ShellFiles } from './shell-files'

const TIMEOUT_MS = 10_000

/**
 * Reads a file, or what a URL answers.
 *
 * @throws Error if there is none
 */
export async function readSource(source: string): Promise<Buffer> {
  if (!isUrl(source)) return fs.readFileSync(source)
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/**
 * Reads the files of a shell from where its `shell.json` is, and checks their hashes.
 *
 * @returns a sentence if they cannot be had; null if the build lists none
 */
export async function readShellFiles(
  source: string,
  { version, page, files }: ShellRelease,
): Promise<ShellFiles | string | null> {
  if (page === undefined || files === undefined) return null
  const wrong = (file: string, why: string) =>
    `The files of the shell ${version} are not stored, so no release can be tried on in it: ${file} ${why}.`
  const read = async ([file, hash]: [string, string]): Promise<[string, Buffer] | string> => {
    const address = beside(source, file)
    try {
      const content = await readSource(address)
      return integrityOf(content) === hash ? [file, content] : wrong(address, 'is not of this build')
    } catch (error) {
      return wrong(address, `cannot be read (${messageOf(error)})`)
    }
  }
  const contents = await Promise.all(Object.entries(files).map(read))
  const failed = contents.find((each) => typeof each === 'string')
  return failed ?? new Map(contents.filter((each) => typeof each !== 'string'))
}

function beside(source: string, file: string): string {
  return isUrl(source) ? new URL(file, source).href : path.join(path.dirname(source), file)
}

function isUrl(source: string): boolean {
  return /^https?:\/\//.test(source)
}
