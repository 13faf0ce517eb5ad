import { pathToFileURL } from 'node:url'
import { testProgram } from './built-program'

/** For `env` of the server: the server as it is built for people, with a program of the tests' own loaded first. */
export function preload(name: string): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import=${pathToFileURL(testProgram(name))}` }
}
