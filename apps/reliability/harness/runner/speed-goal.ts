import type { ScenarioContext } from './scenario'

/** A run of seconds on a machine that does other things as well shows what is right, but not what is quick. */
export function isSpeedGoalMet({ short }: ScenarioContext, isQuick: boolean): boolean {
  return short || isQuick
}

/** For the figure of a scenario whose speed is judged in its long form only. */
export function speedNote({ short }: ScenarioContext): string {
  return short ? ' (a short run, its speed is not judged)' : ''
}
