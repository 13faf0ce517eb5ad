import { lazyForm } from '@solvent/screen-kit'

// In one file, because each more makes the container larger.
const forms = () => import(/* webpackChunkName: "forms" */ './liability-forms')

/** The form of a new liability, which is loaded when it is about to be opened. */
export const AddLiabilityDialog = lazyForm(() => forms().then((module) => module.AddLiabilityDialog))

export const EditLiabilityDialog = lazyForm(() => forms().then((module) => module.EditLiabilityDialog))

/** The import of debts from a file. */
export const ImportDebtsDialog = lazyForm(() => forms().then((module) => module.ImportDebtsDialog))
