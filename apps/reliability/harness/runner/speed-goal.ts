import type { ScenarioContext } from './scenario'

/** A short run on a busy machine checks correctness but says nothing about speed, so it always passes. */
export function isSpeedGoalMet({ short }: ScenarioContext, isQuick: boolean): boolean {
  return short || isQuick
}

/** A note for the figure of a short run. */
export function speedNote({ short }: ScenarioContext): string {
  return short ? ' (a short run, its speed is not judged)' : ''
}
