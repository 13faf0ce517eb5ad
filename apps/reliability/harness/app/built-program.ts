import { dirname, join, resolve } from 'node:path'
import { repositoryPath } from '../runner/repository'

/**
 * The path of a program of the production build. API_DIST selects another build's folder, to check that a scenario
 * detects a deliberate defect.
 */
export function builtProgram(name: string): string {
  const folder = process.env.API_DIST
  return join(folder ? resolve(folder) : repositoryPath('apps/api/dist'), `${name}.mjs`)
}

/** The path of a test program, built next to the running command. */
export function testProgram(name: string): string {
  const [, command = ''] = process.argv
  return join(dirname(command), `${name}.mjs`)
}
