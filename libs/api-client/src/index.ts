export { leaveExample } from './account/leave-example'
export { logOut } from './account/log-out'
export { useExample } from './account/use-example'
export { ApiError, messageOf } from './calls/api-error'
export { call } from './calls/call'
export { onFactorNeeded } from './calls/factor-confirmation'
export { setReleases } from './calls/releases'
export { reportLoads } from './calls/report-loads'
export { today } from './calls/today'
export { useSend } from './calls/use-send'
export { useUpload } from './calls/use-upload'
export { isConnectionLost, onConnectionChange } from './connection/connection'
export { useConnectionLost } from './connection/use-connection-lost'
export { saveFile } from './downloads/save-file'
export { useDownload } from './downloads/use-download'
export { numberProblem } from './forms/number-problem'
export { hasFormDraft, useContractForm } from './forms/use-contract-form'
export { loadClients } from './http/load-clients'
export { subscribeToChanges } from './live/subscribe-to-changes'
export { prefetchReads, type Reading } from './queries/prefetch'
export { ApiProvider } from './queries/provider'
export { usePicture } from './queries/use-picture'
export { type QueryState, useClearReads, useIsReading, usePrefetch, useRead } from './queries/use-read'
export {
  currentPerson,
  endSession,
  followOtherTabs,
  hasExpired,
  isSignedIn,
  reasonOfEnd,
  startSession,
} from './session/session'
export type { StepOf } from './streams/stream'
export { useStream } from './streams/use-stream'
