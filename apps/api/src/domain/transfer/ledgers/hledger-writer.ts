import { formatMinor } from '@solvent/money'
import { AccountNames } from './account-names'
import type { LedgerAccount, LedgerSetting, LedgerTransaction, LedgerWriter, Posting } from './ledger-model'
import { oneLine, plainComponent } from './safe-text'

/** A journal of hledger. Each account is declared before its first transaction. */
export function hledgerWriter({ currency, accounts }: LedgerSetting): LedgerWriter {
  const names = new AccountNames(plainComponent, accounts)
  const declared = new Set<LedgerAccount>()
  const declare = (account: LedgerAccount) => {
    if (declared.has(account)) return ''
    declared.add(account)
    return `account ${names.nameOf(account)}${account.id === null ? '' : `  ; id: ${account.id}`}\n`
  }
  const line = ({ account, amount }: Posting) =>
    `    ${names.nameOf(account)}  ${formatMinor(amount)} ${currency}\n`
  return {
    head: () => `; Exported from Solvent\ndecimal-mark .\ncommodity 1000.00 ${currency}\n\n`,
    transaction(transaction) {
      const { id, date, kind, description, postings } = transaction
      const declarations = postings.map(({ account }) => declare(account)).join('')
      // The state and the code come first, so that a description that looks like one is not read as one.
      const head = `${date} * (${kind}) ${descriptionText(description)}`.trimEnd()
      const tags = [`id: ${id}`, ...linkTags(transaction)].join(', ')
      return `${declarations}${head}\n    ; ${tags}\n${postings.map(line).join('')}\n`
    },
    balances(day, balances) {
      const assertions = balances.map(
        ({ account, amount }) =>
          `    ${names.nameOf(account)}  0.00 ${currency} = ${formatMinor(amount)} ${currency}\n`,
      )
      return `${day} * (balances) End of month\n${assertions.join('')}\n`
    },
  }
}

/** A semicolon would begin a comment, whose tags count; a bar would separate the payee. */
function descriptionText(description: string): string {
  return oneLine(description).replaceAll(';', ',').replaceAll('|', '/')
}

function linkTags({ reverses, corrects }: LedgerTransaction): string[] {
  return [
    ...(reverses === null ? [] : [`reverses: ${reverses}`]),
    ...(corrects === null ? [] : [`corrects: ${corrects}`]),
  ]
}
