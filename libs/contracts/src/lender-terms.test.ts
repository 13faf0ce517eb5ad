import { lenderTerms, MAX_TERM_CHANGES } from './lender-terms'
import { addLiability, updateLiability } from './liabilities'
import { liabilityRow } from './liability-row'

/** The first problem with terms, as the field and its message. */
function problemOf(terms: unknown): string | undefined {
  const [issue] = lenderTerms.safeParse(terms).error?.issues ?? []
  return issue && [...issue.path, issue.message].join(' ')
}

const changes = (count: number) =>
  Array.from({ length: count }, (_, year) => ({ from: `${2030 + year}-01-01`, rate: 5 }))

test.each([
  [{ day_count: 'actual_365' }],
  [{ day_count: 'actual_360' }],
  [{ day_count: '30_360' }],
  [{ rate_changes: [{ from: '2026-06-01', rate: 29.9 }] }],
  [{ deferred_until: '2027-01-01' }],
  [{ day_count: '30_360', rate_changes: changes(2), deferred_until: '2027-01-01' }],
])('terms like %j are accepted unchanged', (terms) => {
  expect(lenderTerms.parse(terms)).toEqual(terms)
})

test.each([
  [{ day_count: 'actual' }, 'day_count must be actual_365 or actual_360 or 30_360'],
  [{ day_count: null }, 'day_count must be actual_365 or actual_360 or 30_360'],
  [{ rate_changes: changes(2).reverse() }, 'rate_changes must be in order'],
  [{ rate_changes: [...changes(1), ...changes(1)] }, 'rate_changes must be in order'],
  [{ rate_changes: [{ rate: 5 }] }, 'rate_changes 0 from is required'],
  [{ rate_changes: [{ from: '2026-06-31', rate: 5 }] }, 'rate_changes 0 from must be a date like 2026-03-31'],
  [{ rate_changes: [{ from: '2026-06-01' }] }, 'rate_changes 0 rate is required'],
  [{ rate_changes: [{ from: '2026-06-01', rate: -1 }] }, 'rate_changes 0 rate must not be negative'],
  [
    { rate_changes: [{ from: '2026-06-01', rate: 1.234 }] },
    'rate_changes 0 rate must have at most two decimals',
  ],
  [{ deferred_until: '3000-01-01' }, 'deferred_until must be 2999 or earlier'],
])('terms like %j are rejected: %s', (terms, problem) => {
  expect(problemOf(terms)).toBe(problem)
})

test('a rate changes at most 60 times', () => {
  expect(problemOf({ rate_changes: changes(MAX_TERM_CHANGES) })).toBeUndefined()
  expect(problemOf({ rate_changes: changes(MAX_TERM_CHANGES + 1) })).toBe('rate_changes must be at most 60')
})

test('other fields are rejected', () => {
  expect(lenderTerms.safeParse({ day_count: '30_360', fee: 5 }).success).toBe(false)
})

const body = {
  liability_type: 'Car Loan',
  installments_total: 12,
  frequency: 'monthly',
  due_date: '2026-03-31',
  priority_score: 50,
  interest_rate: 0,
}

test.each([null, undefined, { day_count: '30_360' }])(
  'a debt is added and changed with terms %j',
  (lender_terms) => {
    const added = addLiability.body.parse({ ...body, lender_terms, liability_amount: 1200 })
    expect(added.lender_terms).toEqual(lender_terms)
    const changed = updateLiability.body.parse({ ...body, lender_terms, total_amount: 1200 })
    expect(changed.lender_terms).toEqual(lender_terms)
  },
)

test('a row of an older document has neither terms nor a rest of interest', () => {
  const { accrued_rest, lender_terms } = liabilityRow.shape
  expect([accrued_rest.parse(undefined), lender_terms.parse(undefined)]).toEqual([null, null])
  expect(accrued_rest.safeParse(-1).success).toBe(false)
  expect(lender_terms.safeParse({ day_count: 'actual' }).success).toBe(false)
})
