/// <reference path="sql.d.ts" />
import accounts from './001-accounts.sql'
import books from './002-books.sql'
import chat from './003-chat.sql'
import undo from './004-undo.sql'
import interest from './005-interest.sql'
import idempotency from './006-idempotency.sql'
import throttle from './007-throttle.sql'
import maintenance from './008-maintenance.sql'
import confidence from './009-confidence.sql'
import throttleSubjects from './010-throttle-subjects.sql'
import assistant from './011-assistant.sql'
import debtsAtEntry from './012-debts-at-entry.sql'
import accrual from './013-accrual.sql'
import planMemory from './014-plan-memory.sql'
import planTraces from './015-plan-traces.sql'
import pageCurrency from './016-page-currency.sql'
import examples from './017-examples.sql'
import entryReleases from './018-entry-releases.sql'
import bookVersions from './019-book-versions.sql'
import longWork from './020-long-work.sql'
import entryAuthors from './021-entry-authors.sql'
import budgetRule from './022-budget-rule.sql'
import receivedMoney from './023-received-money.sql'
import paySchedule from './024-pay-schedule.sql'
import cushion from './025-cushion.sql'
import paidFromSavings from './026-paid-from-savings.sql'
import livingCosts from './027-living-costs.sql'
import scheduledPayments from './028-scheduled-payments.sql'
import firstSteps from './029-first-steps.sql'
import noSavedWhatIf from './030-no-saved-what-if.sql'
import paymentAssets from './031-payment-assets.sql'
import testedKeys from './032-tested-keys.sql'
import learnedWords from './033-learned-words.sql'
import transfers from './034-transfers.sql'
import cardExpenses from './035-card-expenses.sql'
import corrections from './036-corrections.sql'
import recurringEntries from './037-recurring-entries.sql'
import categoryLimits from './038-category-limits.sql'
import ownCategories from './039-own-categories.sql'
import receipts from './040-receipts.sql'
import entryParts from './041-entry-parts.sql'
import bankImports from './042-bank-imports.sql'
import importRules from './043-import-rules.sql'
import tableMappings from './044-table-mappings.sql'
import indexOrder from './045-index-order.sql'
import biweeklyDebts from './046-biweekly-debts.sql'
import lenderTerms from './047-lender-terms.sql'
import creditLimit from './048-credit-limit.sql'
import offers from './049-offers.sql'
import cardStatements from './050-card-statements.sql'
import apiTokens from './051-api-tokens.sql'
import entryPrograms from './052-entry-programs.sql'
import calendar from './053-calendar.sql'
import programDrafts from './054-program-drafts.sql'
import programAccess from './055-program-access.sql'
import webhooks from './056-webhooks.sql'
import reminders from './057-reminders.sql'
import secondFactors from './058-second-factors.sql'
import monthIndexes from './059-month-indexes.sql'

export interface Migration {
  name: string
  sql: string
}

/** All migrations, in the order they run. Never edit one that has been released: add another one. */
export const migrations: readonly Migration[] = [
  { name: '001-accounts', sql: accounts },
  { name: '002-books', sql: books },
  { name: '003-chat', sql: chat },
  { name: '004-undo', sql: undo },
  { name: '005-interest', sql: interest },
  { name: '006-idempotency', sql: idempotency },
  { name: '007-throttle', sql: throttle },
  { name: '008-maintenance', sql: maintenance },
  { name: '009-confidence', sql: confidence },
  { name: '010-throttle-subjects', sql: throttleSubjects },
  { name: '011-assistant', sql: assistant },
  { name: '012-debts-at-entry', sql: debtsAtEntry },
  { name: '013-accrual', sql: accrual },
  { name: '014-plan-memory', sql: planMemory },
  { name: '015-plan-traces', sql: planTraces },
  { name: '016-page-currency', sql: pageCurrency },
  { name: '017-examples', sql: examples },
  { name: '018-entry-releases', sql: entryReleases },
  { name: '019-book-versions', sql: bookVersions },
  { name: '020-long-work', sql: longWork },
  { name: '021-entry-authors', sql: entryAuthors },
  { name: '022-budget-rule', sql: budgetRule },
  { name: '023-received-money', sql: receivedMoney },
  { name: '024-pay-schedule', sql: paySchedule },
  { name: '025-cushion', sql: cushion },
  { name: '026-paid-from-savings', sql: paidFromSavings },
  { name: '027-living-costs', sql: livingCosts },
  { name: '028-scheduled-payments', sql: scheduledPayments },
  { name: '029-first-steps', sql: firstSteps },
  { name: '030-no-saved-what-if', sql: noSavedWhatIf },
  { name: '031-payment-assets', sql: paymentAssets },
  { name: '032-tested-keys', sql: testedKeys },
  { name: '033-learned-words', sql: learnedWords },
  { name: '034-transfers', sql: transfers },
  { name: '035-card-expenses', sql: cardExpenses },
  { name: '036-corrections', sql: corrections },
  { name: '037-recurring-entries', sql: recurringEntries },
  { name: '038-category-limits', sql: categoryLimits },
  { name: '039-own-categories', sql: ownCategories },
  { name: '040-receipts', sql: receipts },
  { name: '041-entry-parts', sql: entryParts },
  { name: '042-bank-imports', sql: bankImports },
  { name: '043-import-rules', sql: importRules },
  { name: '044-table-mappings', sql: tableMappings },
  { name: '045-index-order', sql: indexOrder },
  { name: '046-biweekly-debts', sql: biweeklyDebts },
  { name: '047-lender-terms', sql: lenderTerms },
  { name: '048-credit-limit', sql: creditLimit },
  { name: '049-offers', sql: offers },
  { name: '050-card-statements', sql: cardStatements },
  { name: '051-api-tokens', sql: apiTokens },
  { name: '052-entry-programs', sql: entryPrograms },
  { name: '053-calendar', sql: calendar },
  { name: '054-program-drafts', sql: programDrafts },
  { name: '055-program-access', sql: programAccess },
  { name: '056-webhooks', sql: webhooks },
  { name: '057-reminders', sql: reminders },
  { name: '058-second-factors', sql: secondFactors },
  { name: '059-month-indexes', sql: monthIndexes },
]
