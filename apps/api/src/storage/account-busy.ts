/** What keeps an account busy until it is finished. */
export type UnfinishedWork = 'import' | 'deletion' | 'bank import' | 'undo'

/** The rows of an account are being written or deleted, so they are not accessible. Nothing was saved. */
export class AccountBusy extends Error {
  override readonly name = 'AccountBusy'

  constructor(readonly work: UnfinishedWork) {
    super(`The account is busy with its ${work}.`)
  }
}

/** An import needs an empty account. */
export class AccountNotEmpty extends Error {
  override readonly name = 'AccountNotEmpty'
}
