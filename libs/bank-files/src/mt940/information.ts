/** What the field `:86:` says about a transaction; empty texts if it does not. */
export interface Information {
  counterparty: string
  text: string
}
