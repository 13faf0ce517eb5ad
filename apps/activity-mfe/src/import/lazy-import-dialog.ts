import { lazyForm } from '@solvent/screen-kit'

/** The import of a bank file, in one script with the books check, as most visits need neither. */
export const ImportDialog = lazyForm(() =>
  import(/* webpackChunkName: "check" */ './import-dialog').then((module) => module.ImportDialog),
)
