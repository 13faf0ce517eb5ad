import { lazyForm } from '@solvent/screen-kit'

/** The form of the budget. Its code is loaded when it is about to be opened. */
export const BudgetDialog = lazyForm(() => import('../plan-dialogs').then((module) => module.BudgetDialog))
