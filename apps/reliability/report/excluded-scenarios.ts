/** Scenarios that no command runs, and why. */
export const excludedScenarios: readonly { id: string; test: string; why: string }[] = [
  {
    id: 'B10',
    test: 'prompt injections against a model that obeys the attacker',
    why: 'shown over HTTP with a scripted model: apps/api/journeys/security/assistant-injection.test.ts',
  },
  {
    id: 'B13',
    test: 'a remote that is tampered with, or has no hash',
    why: 'shown in the browser: apps/e2e/journeys/remote-down.e2e.ts and libs/remote-kit/src/scripts/fetch-scripts.test.ts',
  },
]
