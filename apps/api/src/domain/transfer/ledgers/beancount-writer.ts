import { addDays, formatMinor } from '@solvent/money'
import { AccountNames } from './account-names'
import type { LedgerAccount, LedgerSetting, LedgerWriter, Posting } from './ledger-model'
import { oneLine } from './safe-text'

/** A Beancount file. Each account is opened on the day of its first transaction. */
export function beancountWriter({ currency, accounts }: LedgerSetting): LedgerWriter {
  const names = new AccountNames(beancountComponent, accounts)
  const opened = new Set<LedgerAccount>()
  const open = (account: LedgerAccount, date: string) => {
    if (opened.has(account)) return ''
    opened.add(account)
    const directive = `${date} open ${names.nameOf(account)} ${currency}\n`
    return account.id === null ? directive : directive + metadata('id', account.id)
  }
  const line = ({ account, amount }: Posting) =>
    `  ${names.nameOf(account)}  ${formatMinor(amount)} ${currency}\n`
  return {
    head: () =>
      `; Exported from Solvent\noption "title" "Solvent"\noption "operating_currency" "${currency}"\n\n`,
    transaction({ id, date, kind, description, reverses, corrects, postings }) {
      const links = [
        metadata('id', id),
        metadata('kind', kind),
        reverses === null ? '' : metadata('reverses', reverses),
        corrects === null ? '' : metadata('corrects', corrects),
      ]
      const opens = postings.map(({ account }) => open(account, date)).join('')
      const head = `${date} * ${quoted(oneLine(description))}\n`
      return `${opens}${head}${links.join('')}${postings.map(line).join('')}\n`
    },
    balances(day, balances) {
      // A balance is that at the start of its day. Without a tolerance of 0, a difference of a cent would pass.
      const next = addDays(day, 1)
      const amounts = balances.map(
        ({ account, amount }) =>
          `${next} balance ${names.nameOf(account)}  ${formatMinor(amount)} ~ 0.00 ${currency}\n`,
      )
      return `${amounts.join('')}\n`
    },
  }
}

function metadata(key: string, value: string): string {
  return `  ${key}: ${quoted(value)}\n`
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Digits, and capitals of Latin, Greek and Cyrillic. Beancount does not know all capitals of Unicode. */
const KNOWN_BEGIN = /^[A-Z0-9ÆÐØÞŁŒΑ-ΩЀ-Я]/u

/** Letters, digits and dashes, beginning with a capital letter or a digit. */
function beancountComponent(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{Nd}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const [first = ''] = plain
  const begun = first.toUpperCase() + plain.slice(first.length)
  return KNOWN_BEGIN.test(begun) ? begun : `X${begun}`
}
