export {
  type Asset,
  addAsset,
  addTentativeAsset,
  FALLBACK_ASSET_TYPES,
  listAssets,
  listAssetTypes,
  listTentativeAssets,
  type TentativeAsset,
  updateAsset,
} from './assets'
export { getSecretKey, login, logout, register, resetPassword, SECRET_KEY_LENGTH } from './auth'
export { type ChatMessage, createSession, DEFAULT_SESSION_TITLE, listMessages, sendChat } from './chat'
export { type Dashboard, getDashboard } from './dashboard'
export type { BodyOf, Endpoint, Method, ParamsOf, ResponseOf } from './endpoint'
export { type ErrorBody, type ErrorCode, errorBody, errorCatalogue, type FieldError } from './errors'
export { CURRENCIES, FREQUENCIES } from './fields'
export {
  addLiability,
  DEFAULT_PAYMENT_SOURCE,
  DEFAULT_PRIORITY,
  FALLBACK_LIABILITY_TYPES,
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
export { DEFAULT_MODEL, getProfile, type Profile, updateProfile } from './profile'
export { getRecommendations, type Recommendation, type Recommendations } from './recommendations'
export { type Area, areasOf, type SavedTable } from './refresh-areas'
