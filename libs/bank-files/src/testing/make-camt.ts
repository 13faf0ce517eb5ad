/** The parts of a CAMT message as the schema of its version writes them, for tests. */
export interface CamtOptions {
  kind?: keyof typeof MESSAGES
  /** 1 to 13; null for a message without a namespace. */
  version?: number | null
  /** Of each element: `ns2` for `<ns2:Document>`. */
  prefix?: string
  account?: string
  /** Of the account; empty to leave it out. */
  currency?: string
  balances?: readonly CamtBalance[]
  entries?: readonly string[]
}

interface CamtBalance {
  code: string
  amount: string
  direction?: 'CRDT' | 'DBIT'
  currency?: string
  on?: string
}

export interface CamtEntryOptions {
  amount?: string
  currency?: string
  direction?: string
  status?: string
  reversal?: boolean
  bookedOn?: string
  valueOn?: string
  reference?: string
  details?: readonly string[]
  info?: string
  /** Since version 8, the status is a choice; in version 1, details are directly in the entry. */
  version?: number | null
}

export interface CamtDetailOptions {
  amount?: string
  currency?: string
  direction?: string
  debtor?: string
  creditor?: string
  ultimateDebtor?: string
  text?: readonly string[]
  /** More elements of the detail. */
  more?: string
  reference?: string
  version?: number | null
}

const MESSAGES = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const

const IBAN = 'DE02120300000000202051'

/** A message with one statement, an element on each line. */
export function makeCamt({ version = 8, prefix, ...options }: CamtOptions = {}): string {
  const { kind = '053' } = options
  const [message, statement] = MESSAGES[kind]
  const name = version === 1 ? `${message}V01` : message
  const number = String(version ?? '').padStart(2, '0')
  const namespace =
    version === null ? '' : ` xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${number}"`
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Document${namespace}>
<${name}>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-03-31T20:00:00+02:00</CreDtTm></GrpHdr>
<${statement}>
${makeAccount(options, version)}
${(options.balances ?? []).map(makeBalance).join('\n')}
${(options.entries ?? [makeEntry({ version })]).join('\n')}
</${statement}>
</${name}>
</Document>
`
  return prefix === undefined ? xml : withPrefix(xml, prefix)
}

function makeAccount({ account = IBAN, currency = 'EUR' }: CamtOptions, version: number | null): string {
  const isIban = /^[A-Z]{2}\d{2}/.test(account)
  const other = version === 1 ? 'PrtryAcct' : 'Othr'
  const id = isIban ? `<IBAN>${account}</IBAN>` : `<${other}><Id>${account}</Id></${other}>`
  return `<Acct><Id>${id}</Id>${tag('Ccy', currency)}</Acct>`
}

function makeBalance({ code, amount, direction = 'CRDT', currency = 'EUR', on = '2026-03-31' }: CamtBalance) {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt>
<CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`
}

/** A booked debit of 12.34 on 2026-03-02, unless the options say something else. An empty option is left out. */
export function makeEntry(options: CamtEntryOptions = {}): string {
  const { amount = '12.34', currency = 'EUR', direction = 'DBIT', status = 'BOOK', version = 8 } = options
  const { bookedOn = '2026-03-02', valueOn = '2026-03-03', reference = 'R1', details = [] } = options
  const inDetails = version === 1 || details.length === 0 ? details.join('\n') : wrapped(details)
  return `<Ntry>
${amount && `<Amt Ccy="${currency}">${amount}</Amt>`}
${tag('CdtDbtInd', direction)}${options.reversal ? '<RvslInd>true</RvslInd>' : ''}
${isSince8(version) ? tag('Sts', tag('Cd', status)) : tag('Sts', status)}
${tag('BookgDt', tag(bookedOn.includes('T') ? 'DtTm' : 'Dt', bookedOn))}
${tag('ValDt', tag('Dt', valueOn))}
${tag('AcctSvcrRef', reference)}
<BkTxCd/>
${inDetails}
${tag('AddtlNtryInf', options.info ?? '')}
</Ntry>`
}

/** A transaction of an entry. An empty option is left out. */
export function makeDetail(options: CamtDetailOptions = {}): string {
  const { amount = '', currency = 'EUR', direction = '', text = [], version = 8 } = options
  const party = (role: string, name = '') =>
    tag(role, isSince8(version) ? tag('Pty', tag('Nm', name)) : tag('Nm', name))
  const parties =
    party('UltmtDbtr', options.ultimateDebtor) +
    party('Dbtr', options.debtor) +
    party('Cdtr', options.creditor)
  return `<TxDtls>
${tag('Refs', tag('AcctSvcrRef', options.reference ?? ''))}
${amount && `<Amt Ccy="${currency}">${amount}</Amt>`}${tag('CdtDbtInd', direction)}
${tag('RltdPties', parties)}
${tag('RmtInf', text.map((each) => tag('Ustrd', each)).join(''))}${options.more ?? ''}
</TxDtls>`
}

function wrapped(details: readonly string[]): string {
  return `<NtryDtls>\n${details.join('\n')}\n</NtryDtls>`
}

function isSince8(version: number | null): boolean {
  return version === null || version >= 8
}

function tag(name: string, content: string): string {
  return content === '' ? '' : `<${name}>${content}</${name}>`
}

function withPrefix(xml: string, prefix: string): string {
  return xml.replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`).replace(' xmlns=', ` xmlns:${prefix}=`)
}
