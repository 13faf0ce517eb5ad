import { lazyForm } from '@solvent/screen-kit'

/** The import of a bank file, which is loaded when it is opened. */
export const ImportDialog = lazyForm(() => import('../rare-parts').then((module) => module.ImportDialog))
