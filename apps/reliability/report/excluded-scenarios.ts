/** Scenarios that no command runs, and why. */
export const excludedScenarios: readonly { id: string; test: string; why: string }[] = [
  {
    id: 'M2',
    test: 'the same payment with the same key, 50 times concurrently',
    why: 'shown over HTTP on both engines: apps/api/journeys/books/idempotency.test.ts',
  },
  {
    id: 'M3',
    test: 'a key that was used, with other contents, for another record or for another call',
    why: 'shown over HTTP on both engines: apps/api/journeys/books/idempotency.test.ts',
  },
  {
    id: 'M5',
    test: 'two tabs pay the rest, or most of it, concurrently; a double click sends one payment twice',
    why: 'shown over HTTP on both engines: apps/api/journeys/books/concurrency.test.ts and idempotency.test.ts',
  },
  {
    id: 'M6',
    test: 'one source pays two debts concurrently; the source is edited while it pays',
    why: 'shown over HTTP on both engines: apps/api/journeys/books/concurrency.test.ts',
  },
  {
    id: 'B2',
    test: 'true, [5], "0x10", "1e3", " 7 ", "12.5", null and the like for every amount of every call',
    why: 'shown over HTTP: apps/api/journeys/security/bad-requests.test.ts and fuzz.properties.test.ts',
  },
  {
    id: 'B3',
    test: 'fields outside the contract in every call that may change something',
    why: 'shown over HTTP: apps/api/journeys/security/mass-assignment.test.ts',
  },
  {
    id: 'B5',
    test: 'SQL in texts, ids, questions and headers, and script in a browser',
    why: 'shown over HTTP, with all texts at night: apps/api/journeys/security/injection.test.ts and access.test.ts; in the browser: apps/e2e/journeys/security.e2e.ts',
  },
  {
    id: 'B6',
    test: 'forged and stale tokens on every call that needs one',
    why: 'shown over HTTP: apps/api/journeys/security/access.test.ts',
  },
  {
    id: 'B9',
    test: '25 hostile addresses in texts and headers; an AI provider that redirects',
    why: 'shown over HTTP: apps/api/journeys/security/outgoing-calls.test.ts and apps/api/journeys/assistant/models.test.ts',
  },
  {
    id: 'B10',
    test: 'prompt injections against a model that obeys the attacker',
    why: 'shown over HTTP with a scripted model: apps/api/journeys/security/assistant-injection.test.ts',
  },
  {
    id: 'B12',
    test: 'the headers of every route, also of its errors, of pages, files and missing addresses, and the policy in a browser',
    why: 'shown over HTTP: apps/api/journeys/security/security-headers.test.ts; in the browser: apps/e2e/journeys/security.e2e.ts',
  },
  {
    id: 'B13',
    test: 'a remote that is tampered with, or has no hash',
    why: 'shown in the browser: apps/e2e/journeys/remote-down.e2e.ts and libs/remote-kit/src/scripts/fetch-scripts.test.ts',
  },
  {
    id: 'B15',
    test: 'formulas, quotes, separators and line ends in every name and description; every CSV file is then read by a parser of RFC 4180',
    why: 'shown over HTTP: apps/api/journeys/security/csv-formulas.test.ts; of one cell: apps/api/src/domain/plan/csv.test.ts',
  },
]
