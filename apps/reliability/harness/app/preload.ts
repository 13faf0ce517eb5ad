import { pathToFileURL } from 'node:url'
import { testProgram } from './built-program'

/** Environment that makes the server load a test program first. */
export function preload(name: string): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import=${pathToFileURL(testProgram(name))}` }
}
