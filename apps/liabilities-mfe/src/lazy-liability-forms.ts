import { lazyForm } from '@solvent/screen-kit'

const forms = () => import(/* webpackChunkName: "forms" */ './liability-forms')

/** The form of a new liability, which is loaded when it is opened. */
export const AddLiabilityDialog = lazyForm(() => forms().then((module) => module.AddLiabilityDialog))

/** The form that edits a liability, in the same file. */
export const EditLiabilityDialog = lazyForm(() => forms().then((module) => module.EditLiabilityDialog))
