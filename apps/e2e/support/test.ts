import { test as base, expect } from '@playwright/test'
import { listenForProblems } from './console-problems'
import { type InputMethod, mouse } from './input-methods'
import type { User } from './navigation'

interface Options {
  /** How the user works the app; the mouse, unless a journey says otherwise. */
  input: InputMethod
}

interface Fixtures {
  /** Somebody at the journey's page. */
  user: User
  /** Names what the journey itself provokes, such as the answer 401 to a wrong password, by text or address. */
  provokes: (problem: RegExp) => void
}

/** Sent in the background, so that the end of a session can overtake it. */
const OVERTAKEN = /status of 401 .*\/api\/(?:remote-loads|saves)\b/

/** A journey; an error or a warning in the console of any of its pages, or an uncaught error, fails it. */
export const test = base.extend<Options & Fixtures>({
  input: [mouse, { option: true }],
  user: ({ page, input }, use) => use({ page, input }),
  provokes: [
    async ({ browser }, use) => {
      const provoked = [OVERTAKEN]
      const { problems, stop } = listenForProblems(browser)
      await use((problem) => provoked.push(problem))
      stop()
      const unexpected = problems.filter((problem) => !provoked.some((pattern) => pattern.test(problem)))
      expect(unexpected, 'the console of every page stays quiet').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
