import { logout } from '@solvent/contracts'
import { accessAnswers } from './access-answers'
import { accountAnswers } from './account-answers'
import type { Answer } from './answer'
import { assetAnswers } from './asset-answers'
import { bankImportAnswers } from './bank-import-answers'
import { openBooks } from './books'
import { booksCheckAnswers } from './books-check-answers'
import { categoryAnswers } from './category-answers'
import { chatAnswers } from './chat-answers'
import { debtFileAnswers } from './debt-file-answers'
import { entryAnswers } from './entry-answers'
import { entrySumAnswers } from './entry-sum-answers'
import { importRuleAnswers } from './import-rule-answers'
import { liabilityAnswers } from './liability-answers'
import { matchPath } from './match-path'
import { monthAnswers } from './month-answers'
import { offerAnswers } from './offer-answers'
import { writePast } from './past-entries'
import type { Person } from './people'
import { planAnswers } from './plan-answers'
import { toPlanInputs } from './plan-inputs'
import { receiptAnswers } from './receipt-answers'
import { recordAnswers } from './record-answers'
import { recurringAnswers } from './recurring-answers'
import { reminderAnswers } from './reminder-answers'
import { scheduledAnswers } from './scheduled-answers'
import { secondFactorAnswers } from './second-factor-answers'
import { securityEventAnswers } from './security-event-answers'
import { tentativeAssetAnswers } from './tentative-asset-answers'
import { transferAnswers } from './transfer-answers'
import { webhookAnswers } from './webhook-answers'

const GROUPS = [
  accountAnswers,
  accessAnswers,
  secondFactorAnswers,
  securityEventAnswers,
  webhookAnswers,
  reminderAnswers,
  assetAnswers,
  tentativeAssetAnswers,
  liabilityAnswers,
  scheduledAnswers,
  recurringAnswers,
  planAnswers,
  entryAnswers,
  entrySumAnswers,
  monthAnswers,
  categoryAnswers,
  booksCheckAnswers,
  recordAnswers,
  receiptAnswers,
  chatAnswers,
  transferAnswers,
  bankImportAnswers,
  debtFileAnswers,
  importRuleAnswers,
  offerAnswers,
]

/** Called to check whether the server can be reached; any response will do. */
const connection: Answer = {
  endpoint: {
    name: 'connection',
    method: 'GET',
    path: '/healthz',
    access: 'guest',
    response: logout.response,
  },
  reply: () => ({}),
}

/** The answers to every call, from the books of one person. They share the books, so that changes persist. */
export function openAnswers(person: Person): Answer[] {
  const books = openBooks(person)
  writePast(books)
  const { planned_on } = person
  if (planned_on !== undefined) books.earlierPlan = { ...toPlanInputs(books), today: planned_on }
  return GROUPS.flatMap((group) => group(books))
}

/** The answer to a call and the params in its path; null if there is none. */
export function findAnswer(answers: readonly Answer[], method: string, path: string) {
  for (const found of [...answers, connection]) {
    if (found.endpoint.method !== method.toUpperCase()) continue
    const params = matchPath(found.endpoint.path, path)
    if (params) return { found, params }
  }
  return null
}
