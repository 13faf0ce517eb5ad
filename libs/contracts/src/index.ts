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
  receiveTentativeAsset,
  type TentativeAsset,
  updateAsset,
  updateTentativeAsset,
} from './assets'
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
export {
  type ChatMessage,
  createSession,
  DEFAULT_CONVERSATION_TITLE,
  listMessages,
  listSessions,
  sendChat,
} from './chat'
export { type Dashboard, getDashboard } from './dashboard'
export type { BodyOf, Endpoint, Method, ParamsOf, QueryOf, ResponseOf } from './endpoint'
export { ENTRY_KINDS, type Entry, getNetWorth, listEntries, undoEntry } from './entries'
export { type ErrorBody, type ErrorCode, errorBody, errorCatalogue, type FieldError } from './errors'
export { CURRENCIES, FREQUENCIES } from './fields'
export {
  addLiability,
  DEFAULT_PAYMENT_SOURCE,
  DEFAULT_PRIORITY,
  deleteLiability,
  downloadSchedule,
  FALLBACK_LIABILITY_TYPES,
  getSchedule,
  type Liability,
  listLiabilities,
  listLiabilityTypes,
  PAYMENT_TYPES,
  type PaymentType,
  payLiability,
  updateLiability,
} from './liabilities'
export { PASSWORDS_DIFFER, registrationPasswordProblem, resetPasswordProblem } from './password-rules'
export { paymentRefusal } from './payment-rules'
export {
  downloadPlan,
  getRecommendations,
  type Plan,
  type PlanItem,
} from './plan'
export type { PlanInputs, PlannedLiability } from './plan-inputs'
export { DEFAULT_MODEL, getProfile, listModels, type Profile, updateProfile } from './profile'
export { downloadProjection, getProjection, type PayoffProjection, type WhatIf } from './projection'
export { type Area, areasOf, type SavedTable, toSavedTable } from './refresh-areas'
export { EXPORT_TABLES, type ExportedData, exportData, exportTable, importData } from './transfer'
