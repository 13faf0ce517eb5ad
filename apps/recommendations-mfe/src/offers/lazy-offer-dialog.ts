import { lazyForm } from '@solvent/screen-kit'

/** The form of an offer. Its code is loaded when it is about to be opened. */
export const OfferDialog = lazyForm(() => import('../plan-dialogs').then((module) => module.OfferDialog))
