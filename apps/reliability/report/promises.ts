/** What users and operators can rely on, each with the scenario whose figure shows it. */
export const promises: readonly { promise: string; scenario: string }[] = [
  { promise: 'A confirmed payment survives when the server is killed.', scenario: 'F1' },
  { promise: 'A confirmed payment survives a power cut.', scenario: 'F2' },
  { promise: 'On a full disk you can still read everything, and nothing is lost.', scenario: 'F6' },
  { promise: 'Damaged data is detected. It never leads to a wrong figure.', scenario: 'F9' },
  { promise: 'Data of every earlier version opens in this one.', scenario: 'F13' },
  { promise: 'A payment that is sent twice is made once.', scenario: 'M4' },
  { promise: 'Two tabs cannot pay the same money twice.', scenario: 'M7' },
  { promise: 'An export can be imported again without any difference.', scenario: 'B14' },
  { promise: 'An AI provider that fails slows down only the assistant.', scenario: 'F14' },
  { promise: 'Long plans of one person do not slow down others.', scenario: 'L7' },
  { promise: 'A save appears on your other devices within a second.', scenario: 'L9' },
  { promise: 'No person can read the data of another.', scenario: 'B4' },
]
