import type { Setting } from './scenario'

/** A run of seconds on a machine that does other things as well tells what is right, but not what is quick. */
export function isQuickEnough({ short }: Setting, isQuick: boolean): boolean {
  return short || isQuick
}

/** For the figure of a row whose speed is judged in its long form only. */
export function speedNote({ short }: Setting): string {
  return short ? ' (a short run, its speed is not judged)' : ''
}
