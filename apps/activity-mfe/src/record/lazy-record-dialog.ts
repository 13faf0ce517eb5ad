import { lazyForm } from '@solvent/screen-kit'

/** The record forms, which are loaded when first used. */
export const RecordDialog = lazyForm(() => import('../entry-parts').then((module) => module.RecordDialog))
