import type { InputMethod } from './input-methods'

/** Wraps an input method to count filled fields and taps. */
export function countSteps(input: InputMethod): { input: InputMethod; steps: () => number } {
  let count = 0
  const counted =
    <Args extends unknown[]>(act: (...args: Args) => Promise<void>) =>
    (...args: Args) => {
      count += 1
      return act.apply(input, args)
    }
  return {
    input: {
      press: counted(input.press),
      fill: counted(input.fill),
      select: counted(input.select),
      pick: counted(input.pick),
      slide: counted(input.slide),
    },
    steps: () => count,
  }
}
