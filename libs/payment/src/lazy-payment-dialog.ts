import { lazyForm } from '@solvent/screen-kit'

/** The payment form. Its code is loaded when it is about to be opened. */
export const PaymentDialog = lazyForm(() => import('./payment-dialog').then((module) => module.PaymentDialog))
