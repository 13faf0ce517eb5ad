import type { OnProgress } from '../storage/progress'

const EVERY_MS = 3_000

/** Prints a line such as "2,000 of 10,000 people" now and then, and nothing for work that ends soon. */
export function printProgress(print: (line: string) => void, everyMs = EVERY_MS): OnProgress {
  let due = performance.now() + everyMs
  return (done, total, unit) => {
    const now = performance.now()
    if (now < due) return
    due = now + everyMs
    print(`${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${unit}`)
  }
}
