import { TOKEN_SCOPES, type TokenScope } from '@solvent/contracts'
import { scopeNames } from './scope-names'

const hints: Readonly<Record<TokenScope, string>> = {
  read: 'Your books, your plan and your profile.',
  record: 'Also expenses, income, trades, transfers and payments.',
  manage: 'Also assets, debts, the plan and the assistant, but no password, key or export.',
}

/** What a program may be allowed, from the least to the most. */
export const scopeOptions = TOKEN_SCOPES.map((scope) => ({
  value: scope,
  label: scopeNames[scope],
  hint: hints[scope],
}))
