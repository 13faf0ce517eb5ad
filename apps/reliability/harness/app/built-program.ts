import { dirname, join, resolve } from 'node:path'
import { repositoryPath } from '../runner/repository'

/**
 * A program of the server as it is built for people. API_DIST names another build's folder: to see that a
 * scenario notices what is broken on purpose.
 */
export function builtProgram(name: string): string {
  const folder = process.env.API_DIST
  return join(folder ? resolve(folder) : repositoryPath('apps/api/dist'), `${name}.mjs`)
}

/** A program of the tests' own, built beside the command that runs. */
export function testProgram(name: string): string {
  const [, command = ''] = process.argv
  return join(dirname(command), `${name}.mjs`)
}
