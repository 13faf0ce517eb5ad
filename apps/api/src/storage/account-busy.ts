/** The account is being filled by an import or deleted, so nobody else gets at its rows. Nothing was saved. */
export class AccountBusy extends Error {
  override readonly name = 'AccountBusy'

  constructor(readonly work: 'import' | 'deletion') {
    super(`The account is busy with its ${work}.`)
  }
}

/** Only an account that holds nothing can be filled. */
export class AccountNotEmpty extends Error {
  override readonly name = 'AccountNotEmpty'
}
