/** The account is being imported into or deleted, so its rows are not accessible. Nothing was saved. */
export class AccountBusy extends Error {
  override readonly name = 'AccountBusy'

  constructor(readonly work: 'import' | 'deletion') {
    super(`The account is busy with its ${work}.`)
  }
}

/** An import needs an empty account. */
export class AccountNotEmpty extends Error {
  override readonly name = 'AccountNotEmpty'
}
