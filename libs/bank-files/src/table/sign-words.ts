const IN = new Set([
  ...[
    '+',
    'c',
    'cr',
    'cred',
    'credit',
    'in',
    'incoming',
    'deposit',
    'h',
    'haben',
    'gutschrift',
    'eingang',
    'bij',
  ],
  ...[
    'abono',
    'haber',
    'ingreso',
    'avere',
    'entrata',
    'credito',
    'entrada',
    '入金',
    'crdt',
    'income',
    'inflow',
  ],
])
const OUT = new Set([
  ...[
    '-',
    'd',
    'dr',
    'deb',
    'debit',
    'debet',
    'out',
    'outgoing',
    'withdrawal',
    's',
    'soll',
    'lastschrift',
    'belastung',
  ],
  ...[
    'ausgang',
    'af',
    'cargo',
    'debe',
    'gasto',
    'dare',
    'uscita',
    'debito',
    'saida',
    '出金',
    'dbit',
    'expense',
  ],
  ...['outflow'],
])

/** 1 for a word for money in, -1 for money out, null for other words. */
export function signOfWord(word: string): 1n | -1n | null {
  const plain = word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase()
  if (IN.has(plain)) return 1n
  return OUT.has(plain) ? -1n : null
}
