import { lazyForm } from '@solvent/screen-kit'

/** The import of debts from a file, which is loaded when it is opened. */
export const ImportDebtsDialog = lazyForm(() =>
  import(/* webpackChunkName: "import" */ './import-debts-dialog').then((module) => module.ImportDebtsDialog),
)
