import { test as base, expect } from '@playwright/test'
import { listenForProblems } from './console-problems'
import { type InputMethod, mouse } from './input-methods'
import type { User } from './navigation'

interface Options {
  /** The input method of `user`; defaults to the mouse. */
  input: InputMethod
}

interface Fixtures {
  /** The user of the journey's page. */
  user: User
  /** Allows console problems that the journey causes, such as the 401 for a wrong password, by text or URL. */
  allowProblem: (problem: RegExp) => void
}

/** Background requests, which can arrive after the session has ended. */
const AFTER_SESSION_END = /status of 401 .*\/api\/(?:remote-loads|saves)\b/

/** A journey, which fails on any console error or warning, or uncaught error, in any of its pages. */
export const test = base.extend<Options & Fixtures>({
  input: [mouse, { option: true }],
  user: ({ page, input }, use) => use({ page, input }),
  allowProblem: [
    async ({ browser }, use) => {
      const allowed = [AFTER_SESSION_END]
      const { problems, stop } = listenForProblems(browser)
      await use((problem) => allowed.push(problem))
      stop()
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
      expect(unexpected, 'the console of every page stays quiet').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
