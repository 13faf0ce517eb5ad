/** Rows of the table that no command runs, and why. */
export const leftOut: readonly { id: string; test: string; why: string }[] = [
  {
    id: 'B10',
    test: 'prompt injections against a model that obeys the attacker',
    why: 'comes with the assistant that writes',
  },
]
