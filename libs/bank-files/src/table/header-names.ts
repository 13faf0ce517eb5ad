import type { MappedColumns } from './mapping'

export type ColumnRole = keyof MappedColumns

export interface NamedRole {
  role: ColumnRole
  /** 3 for the whole name, from 2 for its beginning, from 1 for a part of it; more the longer the part is. */
  certainty: number
  /** The place in the list of names; earlier ones are preferred. */
  rank: number
}

/**
 * Names of columns in exports of banks: English, German, French, Spanish, Italian, Dutch, Portuguese and Japanese.
 * Lower case, without accents, currencies and punctuation. Better names for a role come first.
 */
const NAMES: readonly (readonly [ColumnRole, readonly string[]])[] = [
  [
    'bookedOn',
    [
      ...[
        'booking date',
        'booked on',
        'posting date',
        'posted date',
        'post date',
        'date posted',
        'posted',
        'completed date',
      ],
      ...['buchungstag', 'buchungsdatum', 'buchung', 'date comptable', 'date de comptabilisation', 'dateop'],
      ...['date operation', 'date d operation', 'date de l operation', 'fecha contable', 'fecha operacion'],
      ...['fecha de operacion', 'f operacion', 'data contabile', 'data operazione', 'data registrazione'],
      ...[
        'data movimento',
        'data mov',
        'data lancamento',
        'data do lancamento',
        'data da operacao',
        'data operacao',
      ],
      ...[
        'boekdatum',
        'boekingsdatum',
        'datum boeking',
        'transactiedatum',
        'bokforingsdag',
        'kirjauspaiva',
        'data operacji',
        'dato',
        'transaction date',
        'transaction_date',
      ],
      ...[
        'trans date',
        'date of transaction',
        'date',
        'datum',
        'umsatztag',
        'belegdatum',
        'kaufdatum',
        'fecha',
        'data',
      ],
      ...[
        '取引日',
        'お取引日',
        '日付',
        '年月日',
        '取扱日',
        'ご利用日',
        '利用日',
        '取引日付',
        'occurred on',
        'effective date',
      ],
      ...['created', 'created on', 'date time', 'datetime', 'timestamp', 'started date', 'fecha mov', 'jour'],
    ],
  ],
  [
    'valueOn',
    [
      ...[
        'value date',
        'valuedate',
        'valuta',
        'valutadatum',
        'wertstellung',
        'wertstellungstag',
        'wertstellungsdatum',
      ],
      ...[
        'date valeur',
        'date de valeur',
        'dateval',
        'valeur',
        'fecha valor',
        'fecha de valor',
        'f valor',
        'data valuta',
      ],
      ...[
        'data valor',
        'data de valor',
        'rentedatum',
        '起算日',
        'settlement date',
        'data waluty',
        'arvopaiva',
        'interest date',
        'val date',
      ],
    ],
  ],
  [
    'amount',
    [
      ...[
        'amount',
        'transaction amount',
        'betrag',
        'umsatz',
        'buchungsbetrag',
        'montant',
        'montant operation',
        'importe',
      ],
      ...[
        'importo',
        'bedrag',
        'valor',
        'montante',
        '金額',
        '取引金額',
        '入出金',
        'belopp',
        'beløp',
        'beløb',
        'kwota',
        'maara',
        'objem',
        'ご利用金額',
        '利用金額',
        'net',
        'netto',
        'gross',
      ],
      ...[
        'brutto',
        'sum',
        'transaction value',
        'billing amount',
        'value',
        'total',
        'amt',
        'quantia',
        'movimento',
        'お支払金額',
      ],
    ],
  ],
  [
    'moneyIn',
    [
      ...[
        'money in',
        'paid in',
        'funds in',
        'inn pa konto',
        'credit amount',
        'amount credit',
        'credit',
        'credits',
        'deposit amount',
        'deposit amt',
        'deposit',
      ],
      ...[
        'deposits',
        'inflow',
        'received',
        'in',
        'haben',
        'gutschrift',
        'eingang',
        'einnahmen',
        'einnahme',
        'entree',
      ],
      ...[
        'recette',
        'recettes',
        'abono',
        'abonos',
        'haber',
        'ingreso',
        'ingresos',
        'entrate',
        'entrata',
        'avere',
      ],
      ...[
        'accrediti',
        'accredito',
        'bij',
        'bijschrijving',
        'credito',
        'creditos',
        'entrada',
        'entradas',
        '入金',
        '入金額',
        '預かり金額',
      ],
      ...[
        'お預り金額',
        'お預入金額',
        'お預け入れ金額',
        'お預け入れ',
        '預入',
        '預け入れ',
        '入金金額',
        'お預入れ額',
        'income',
      ],
    ],
  ],
  [
    'moneyOut',
    [
      ...[
        'money out',
        'paid out',
        'funds out',
        'ut fra konto',
        'debit amount',
        'amount debit',
        'debit',
        'debits',
        'withdrawal amount',
        'withdrawal amt',
        'withdrawal',
      ],
      ...[
        'withdrawals',
        'outflow',
        'spent',
        'out',
        'soll',
        'lastschrift',
        'belastung',
        'ausgang',
        'ausgaben',
        'ausgabe',
      ],
      ...[
        'sortie',
        'depense',
        'depenses',
        'cargo',
        'cargos',
        'debe',
        'gasto',
        'gastos',
        'uscite',
        'uscita',
        'dare',
      ],
      ...[
        'addebiti',
        'addebito',
        'af',
        'afschrijving',
        'debito',
        'debitos',
        'saida',
        'saidas',
        '出金',
        '出金額',
        '支払金額',
        '支払い金額',
      ],
      ...[
        'お引出し金額',
        'お引出金額',
        'お引き出し',
        '引出',
        '引き出し',
        '出金金額',
        'お引出し額',
        'expense',
      ],
    ],
  ],
  [
    'sign',
    [
      ...[
        'debit credit',
        'credit debit',
        'debit credit indicator',
        'credit debit indicator',
        'dr cr',
        'cr dr',
        'd c',
        'c d',
      ],
      ...[
        'soll haben',
        's h',
        'soll haben kennzeichen',
        'sens',
        'af bij',
        'bij af',
        'debet credit',
        'cargo abono',
      ],
      ...[
        'dare avere',
        '入出金区分',
        'direction',
        'transaction type',
        'type',
        'typ',
        'tipo',
        'indicator',
        'cd',
      ],
    ],
  ],
  [
    'counterparty',
    [
      ...[
        'counterparty name',
        'counterparty',
        'counter party',
        'partner name',
        'payee',
        'payee name',
        'merchant',
      ],
      ...[
        'merchant name',
        'beneficiary name',
        'beneficiary',
        'recipient',
        'payer',
        'sender',
        'partner',
        'name',
      ],
      ...[
        'name zahlungsbeteiligter',
        'beguenstigter zahlungspflichtiger',
        'begunstigter zahlungspflichtiger',
      ],
      ...[
        'auftraggeber beguenstigter',
        'auftraggeber begunstigter',
        'auftraggeber empfanger',
        'auftraggeber',
      ],
      ...[
        'empfanger',
        'zahlungsempfanger',
        'zahlungsempfanger in',
        'zahlungspflichtige r',
        'begunstigter',
        'gegenpartei',
      ],
      ...[
        'beneficiaire',
        'tiers',
        'contrepartie',
        'nom',
        'beneficiario',
        'ordenante',
        'beneficiario ordenante',
      ],
      ...[
        'ordinante beneficiario',
        'controparte',
        'naam tegenpartij',
        'tegenpartij',
        'naam omschrijving',
        'naam',
      ],
      ...[
        'naam begunstigde',
        'destinatario',
        '相手',
        '相手先',
        '支払先',
        '振込先',
        'ご利用先',
        '利用先',
        '利用店名',
        'ご利用店名',
      ],
      ...['shop', 'vendor', 'store', 'from to', 'contact'],
    ],
  ],
  [
    'text',
    [
      ...[
        'description',
        'transaction description',
        'transaction details',
        'memo',
        'details',
        'narrative',
        'narration',
      ],
      ...[
        'particulars',
        'payment reference',
        'payment details',
        'reference',
        'notes',
        'note',
        'remarks',
        'comment',
      ],
      ...[
        'verwendungszweck',
        'buchungstext',
        'umsatztext',
        'buchungsdetails',
        'vorgang',
        'text',
        'beschreibung',
      ],
      ...[
        'mitteilung',
        'zahlungszweck',
        'libelle',
        'libelle operation',
        'motif',
        'communication',
        'communications',
      ],
      ...[
        'nature de l operation',
        'concepto',
        'descripcion',
        'observaciones',
        'movimiento',
        'detalle',
        'causale',
      ],
      ...[
        'descrizione',
        'descrizione operazione',
        'dettagli',
        'omschrijving',
        'mededelingen',
        'mededeling',
        'descricao',
      ],
      ...[
        'historico',
        'descritivo',
        '摘要',
        '摘要内容',
        '取引内容',
        'お取引内容',
        '内容',
        'メモ',
        '備考',
        'original statement',
      ],
      ...[
        'original description',
        'zweck',
        'informations',
        'subject',
        'statement description',
        'additional information',
      ],
    ],
  ],
  [
    'bankId',
    [
      ...[
        'transaction id',
        'unique id',
        'transaction reference',
        'transaction number',
        'reference number',
        'ref no',
      ],
      ...[
        'fitid',
        'id',
        'reference id',
        'transactiereferentie',
        'volgnr',
        'volgnummer',
        'referenznummer',
        'umsatz id',
      ],
      ...[
        'numero operation',
        'referencia',
        'numero de operacion',
        '取引番号',
        'entry id',
        'transferwise id',
        'bank reference',
      ],
    ],
  ],
  [
    'balance',
    [
      ...[
        'running balance',
        'running bal',
        'balance',
        'account balance',
        'balance after',
        'ledger balance',
        'closing balance',
        'saldo',
      ],
      ...[
        'kontostand',
        'solde',
        'saldo na mutatie',
        'saldo na trn',
        'saldo nach buchung',
        'nieuw saldo',
        '残高',
        '差引残高',
      ],
      ...['お預り残高', '預金残高', '取引後残高', 'saldo contabile', 'saldo disponivel', 'saldo disponible'],
    ],
  ],
  [
    'currency',
    [
      ...[
        'currency',
        'account currency',
        'ccy',
        'curr',
        'wahrung',
        'waehrung',
        'devise',
        'monnaie',
        'divisa',
        'moneda',
      ],
      ...['muntsoort', 'munt', 'moeda', '通貨', 'currency code', 'transaction currency', 'valuta'],
    ],
  ],
  [
    'account',
    [
      ...[
        'account name',
        'account',
        'account number',
        'own account',
        'auftragskonto',
        'iban auftragskonto',
        'iban bban',
      ],
      ...['compte', 'numero de compte', 'rekening', 'own iban', 'mijn rekening', '口座'],
    ],
  ],
  ['category', ['category', 'kategorie', 'categorie', 'categoria', 'カテゴリ', '大項目']],
]

/** Texts of payments to a card. */
const CARD_PAYMENT =
  /payment.{0,10}thank you|thank you.{0,10}payment|\bautopay\b|payment received|pagamento recebido/i

/** Names of columns with what was spent on a card, as positive amounts. */
const SPENDING = /^(?:ご利用金額|利用金額|お支払金額)/
/** Amounts and currencies before conversion, and fees, are not what the account changes by. */
const OTHER_AMOUNT =
  /\b(?:original|foreign|exchange|fee|fees|tax|rate|limit|fremdwahrung|wechselkurs|ursprungs\w*)\b/
const CURRENCY_BEHIND =
  /(?<=\S) (?:(?:in|en|em) )?(?:円|eur|usd|gbp|chf|jpy|cad|aud|nzd|sek|nok|dkk|pln|brl|mxn|euros?)$/
const JAPANESE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u
/** Shorter names, such as "in", are not looked for inside of others. */
const MIN_PART_LENGTH = 4
const MAX_NAME_LENGTH = 100

/** Whether the header says that its positive amounts go out. */
export function isSpendingHeader(header: string): boolean {
  return SPENDING.test(plainHeader(header))
}

/** Whether the text is of a payment to a card: if its amount is negative, positive ones go out. */
export function isCardPayment(text: string): boolean {
  return CARD_PAYMENT.test(text)
}

/** The roles that a column may have by its name, the most certain first. */
export function rolesOfHeader(header: string): NamedRole[] {
  const plain = plainHeader(header)
  if (plain === '') return []
  const isOther = OTHER_AMOUNT.test(plain)
  const roles = NAMES.flatMap(([role, names]): NamedRole[] => {
    if (isOther && role !== 'text') return []
    const matches = names.map((name, rank) => ({ role, rank, certainty: certaintyOf(plain, name) }))
    const best = Math.max(...matches.map(({ certainty }) => certainty))
    const found = matches.find(({ certainty }) => certainty === best)
    return found && best > 0 ? [found] : []
  })
  return roles.sort((a, b) => b.certainty - a.certainty)
}

/** How well a name fits a header, as in `NamedRole`; 0 if it does not. */
export function certaintyOf(header: string, name: string): number {
  if (header === name) return 3
  // Two columns that begin with the same name are equally certain.
  const part = name.length / MAX_NAME_LENGTH
  if (JAPANESE.test(name)) return name.length > 1 && header.includes(name) ? 1 + part : 0
  if (name.length < MIN_PART_LENGTH) return 0
  if (header.startsWith(`${name} `)) return 2 + part
  return ` ${header} `.includes(` ${name} `) ? 1 + part : 0
}

/** In lower case, without accents, punctuation and a currency at the end. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
    .replace(CURRENCY_BEHIND, '')
}
