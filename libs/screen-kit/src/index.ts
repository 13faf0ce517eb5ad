export { AssetTypeField, chosenType, isOpenChoice } from './asset-type-field'
export { CategoryField } from './category-field'
export { ConfirmDialog } from './confirm-dialog'
export { DebtFields } from './debt-fields'
export { DraftHint } from './draft-hint'
export { FormDialog, type FramedForm } from './form-dialog'
export { formatMoney } from './format-money'
export { lazyForm } from './lazy-form'
export { lazyPart } from './lazy-part'
export { LiabilityFields } from './liability-fields'
export {
  type LiabilityValues,
  newLiability,
  standingProblem,
  toFormValues,
  toNewLiability,
  toTerms,
} from './liability-values'
export { moneyForDebts } from './money-for-debts'
export { occurrenceAnswer, occurrenceDay, occurrenceQuestion } from './occurrence-question'
export { parseNumber } from './parse-number'
export { payText } from './paydays/pay-text'
export { toPaySchedule, toPayValues } from './paydays/pay-values'
export { PaydaysButton } from './paydays/paydays-button'
export { PaydaysFields } from './paydays/paydays-fields'
export { QueryBoundary } from './query-boundary'
export { staleSentence } from './stale-sentence'
export { useCategoryLook, useCategoryOptions, useOwnCategories } from './use-categories'
export { useDebouncedValue } from './use-debounced-value'
export { useFocusOnNext } from './use-focus-on-next'
export { useLastFailure } from './use-last-failure'
export { useRestoreFocus } from './use-restore-focus'
export { useTableView } from './use-table-view'
export { useUndo } from './use-undo'
export { useUndoEntry } from './use-undo-entry'
export { useUrlFlag } from './use-url-flag'
export { useUrlParams } from './use-url-params'
export { useUrlTab } from './use-url-tab'
export { WithIcon } from './with-icon'
