export {
  type Asset,
  addAsset,
  addTentativeAsset,
  deleteAsset,
  deleteTentativeAsset,
  FALLBACK_ASSET_TYPES,
  listAssets,
  listAssetTypes,
  listTentativeAssets,
  previewReceipt,
  receiveTentativeAsset,
  type TentativeAsset,
  updateAsset,
  updateTentativeAsset,
} from './assets'
export {
  type ActionFields,
  type ActionKind,
  type AssistantAction,
  assistantActions,
  type CashFlowFields,
  type TradeFields,
  type TransferFields,
} from './assistant-actions'
export {
  changePassword,
  deleteAccount,
  getSecretKey,
  login,
  logout,
  logoutEverywhere,
  register,
  renewSecretKey,
  resetPassword,
  SECRET_KEY_LENGTH,
} from './auth'
export { MAX_BANK_FILE_BYTES, mappingQuery, readBankFile } from './bank-files'
export {
  type BankImport,
  type ImportedLine,
  listBankImports,
  type RecordedAs,
  saveBankImport,
  undoBankImport,
} from './bank-imports'
export type { BankReview, ReviewLine } from './bank-review'
export { BOOK_RULES, type BooksCheck, getBooksCheck } from './books-check'
export { type BudgetRule, budgetRule } from './budget-rule'
export { isCard } from './cards'
export {
  BUILT_IN_CATEGORIES,
  type CategoryKind,
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
  INCOME_CATEGORIES,
  type IncomeCategory,
} from './categories'
export {
  type ChatMessage,
  type ChatReply,
  type ChatSession,
  createSession,
  DEFAULT_CONVERSATION_TITLE,
  deleteSession,
  getTurn,
  listMessages,
  listSessions,
  renameSession,
  sendChat,
} from './chat'
export { type ChatCard, type Draft, type DraftReason, type RecordedEntry, toAction } from './chat-cards'
export { type Dashboard, getDashboard, type TypeShare } from './dashboard'
export { type DebtFile, type FileDebt, MAX_DEBT_FILE_BYTES, readDebtFile } from './debt-files'
export { cancelDraft, confirmDraft } from './drafts'
export type { BodyOf, Endpoint, EventOf, ParamsOf, QueryOf, ResponseOf, SentQueryOf } from './endpoint'
export {
  changeEntry,
  ENTRY_KINDS,
  type Entry,
  type EntryFilter,
  type EntryWithNotice,
  getNetWorth,
  type LimitNotice,
  listEntries,
  undoEntry,
} from './entries'
export { type EntryDetails, getEntry } from './entry-details'
export { downloadEntries, type EntrySummary, getEntrySummary } from './entry-summary'
export {
  authorText,
  categoriesText,
  changedNames,
  DELETED_NOTE,
  entryFunds,
  entryTitle,
  type TitledEntry,
} from './entry-titles'
export { type ErrorCode, errorCatalogue } from './error-catalogue'
export { type ErrorBody, errorBody, type FieldError } from './errors'
export { leaveExample, startExample } from './example'
export { CURRENCIES, FREQUENCIES } from './fields'
export {
  addImportRule,
  changeImportRule,
  deleteImportRule,
  type ImportRule,
  listImportRules,
  MAX_IMPORT_RULES,
  moveImportRule,
  type RuleFields,
  tryImportRule,
} from './import-rules'
export { hasInstallmentCount, installmentsPaidText } from './installments'
export {
  deleteLearnedWord,
  type LearnedWord,
  listLearnedWords,
  MAX_LEARNED_WORDS,
} from './learned-words'
export { DAY_COUNTS, type LenderTerms, lenderTerms, MAX_TERM_CHANGES } from './lender-terms'
export {
  addLiability,
  type ClosedDebt,
  DEFAULT_PAYMENT_SOURCE,
  DEFAULT_PRIORITY,
  deleteLiability,
  downloadSchedule,
  FALLBACK_LIABILITY_TYPES,
  getPaymentEffect,
  getSchedule,
  type Liability,
  listLiabilities,
  listLiabilityTypes,
  MAX_ACTIVE_DEBTS,
  MAX_INSTALLMENTS,
  PAYMENT_TYPES,
  type PaymentType,
  payLiability,
  updateLiability,
} from './liabilities'
export {
  downloadMonths,
  getMonth,
  MONTHS_OF_MEAN,
  type MonthCategory,
  type MonthFigures,
  setLimit,
} from './months'
export { assetNaming, liabilityNaming } from './names'
export { NUMBER_MESSAGES } from './number-messages'
export {
  acceptOffer,
  addOffer,
  type ComparedOffer,
  type ComparedOffers,
  changeOffer,
  deleteOffer,
  listOffers,
  MAX_OFFERS,
  type Offer,
  type OfferComparison,
  type OfferCourse,
  type OfferFields,
  offerFields,
} from './offers'
export {
  addCategory,
  CATEGORY_ICONS,
  changeCategory,
  listCategories,
  MAX_OWN_CATEGORIES,
  mergeCategory,
  type OwnCategory,
} from './own-categories'
export { PASSWORDS_DIFFER, registrationPasswordProblem, resetPasswordProblem } from './password-rules'
export { type PaySchedule, paySchedule } from './pay-schedule'
export { paymentRefusal } from './payment-rules'
export {
  downloadPlan,
  getRecommendations,
  type Plan,
  type PlanChoice,
  type PlanItem,
} from './plan'
export { getPlanCourse, type PlanCourse } from './plan-course'
export { getPlanDrift, type PlanDrift } from './plan-drift'
export type { PlanInputs, PlannedLiability } from './plan-inputs'
export { getPlanSettings, type PlanSettings, savePlanChoice } from './plan-settings'
export { POSITION_HEADER } from './position'
export {
  type Currency,
  DEFAULT_MODEL,
  getProfile,
  listModels,
  type Profile,
  pageCurrency,
  updateProfile,
} from './profile'
export { downloadProjection, getProjection, type PayoffProjection, type WhatIf } from './projection'
export { getProjectionRange, type ProjectionRange } from './projection-range'
export {
  attachReceipt,
  deleteReceipt,
  getReceipt,
  MAX_RECEIPT_BYTES,
  MAX_RECEIPTS_BYTES,
  RECEIPT_JSON_LIMIT,
  RECEIPT_KINDS,
  type Receipt,
  type ReceiptType,
  receiptType,
} from './receipts'
export {
  correctEntry,
  recordExpense,
  recordIncome,
  recordRefund,
  recordTrade,
  recordTransfer,
} from './records'
export {
  addRecurring,
  changeRecurring,
  deleteRecurring,
  listRecurring,
  MAX_PAST_OCCURRENCES,
  MAX_RECURRING,
  moveOccurrence,
  type Occurrence,
  RECURRENCE_UNITS,
  RECURRING_KINDS,
  type Recurring,
  type RecurringFields,
  type RecurringSuggestion,
  recordOccurrence,
  skipOccurrence,
  suggestRecurring,
} from './recurring'
export { type Area, areasOf, type SavedTable, toSavedTable } from './refresh-areas'
export { isRefund } from './refunds'
export { RELEASES_HEADER, readReleases, writeReleases } from './releases-header'
export { type RemoteLoad, reportRemoteLoads } from './remote-loads'
export { ROWS_HEADER } from './rows-header'
export { type FollowingEnd, streamSaves, VERSION_HEADER } from './saves'
export {
  cancelScheduledPayment,
  listScheduledPayments,
  MAX_DAYS_AHEAD,
  MAX_SCHEDULED_PAYMENTS,
  moveScheduledPayment,
  type ScheduledPayment,
  schedulePayment,
} from './scheduled-payments'
export { MAX_PARTS, type SpendingFields } from './spending'
export {
  type DateOrder,
  isCompleteTableMapping,
  MAX_HEADER_ROW,
  MAX_TABLE_MAPPINGS,
  type RememberedMapping,
  rememberedMapping,
  type TableMapping,
} from './table-mapping'
export { ALL_SCOPES, type AnyScope, coversScope, TOKEN_SCOPES, type TokenScope } from './token-scopes'
export { UNKNOWN_USER } from './unknown-user'
