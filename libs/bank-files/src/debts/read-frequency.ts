import type { Frequency } from '@solvent/money'
import { BankFileError } from '../bank-file-error'
import { quoted } from '../fields/read-amount'
import { plainHeader } from '../table/header-names'

/** Words for how often a payment is due, in English, German, Spanish and French, without accents. */
const WORDS: Readonly<Record<Frequency, RegExp>> = {
  weekly: /\b(?:weekly|week|wk|wochentlich\w*|woche|semanal|semana|hebdomadaire|semaine)\b/,
  monthly:
    /\b(?:monthly|months?|mo|mth|pcm|monatlich\w*|monats?|monatsrate|mensual|mensualidad|mes|mensuel(?:le)?|mensualites?|mois)\b/,
  quarterly:
    /\b(?:quarterly|quarter|qtr|vierteljahrlich\w*|quartal\w*|trimestral|trimestre|trimestriel(?:le)?)\b/,
  yearly: /\b(?:yearly|annual|annually|year|yr|jahrlich\w*|jahr|anual|ano|annuel(?:le)?|annee|an)\b/,
}
/** Frequencies that a debt cannot have here. */
const OTHER =
  /\b(?:bi|semi|twice|two|2|14|every other|fortnight\w*|biweekly|bimonthly|semimonthly|halbjahrlich|zweiwochentlich|quincenal|bimensuel|semestral|semestriel(?:le)?|daily|taglich)\b/
const AMOUNT_WITH_PERIOD =
  /^(.*\d\S*?(?:\s?(?:\p{Sc}|[A-Z]{3}))?)\s*(?:\/|\b(?:per|pro|par|im|al|por|each|a|je)\s)?\s*(\p{L}[\p{L}\-. ]*)$/u

/** Longer texts are no amounts. */
const MAX_LENGTH = 60

/** The frequency that a text names; null if it names none that we know, or another one as well. */
export function frequencyIn(text: string): Frequency | null {
  const plain = plainHeader(text)
  if (OTHER.test(plain)) return null
  const found = FREQUENCIES.filter((frequency) => WORDS[frequency].test(plain))
  return found.length === 1 ? (found[0] ?? null) : null
}

const FREQUENCIES = ['weekly', 'monthly', 'quarterly', 'yearly'] as const satisfies readonly Frequency[]

/** @throws BankFileError for a text that is no frequency of a debt */
export function readFrequency(text: string, line: number): Frequency {
  const frequency = frequencyIn(text)
  if (frequency === null)
    throw new BankFileError(`${quoted(text)} is not weekly, monthly, quarterly or yearly.`, line)
  return frequency
}

/** Parts an amount from the period behind it, as in “90 € per month”. */
export function splitPeriod(text: string): { amount: string; period: string | null } {
  const [, amount, period = ''] = AMOUNT_WITH_PERIOD.exec(text.trim().slice(0, MAX_LENGTH)) ?? []
  const isPeriod = frequencyIn(period) !== null || OTHER.test(plainHeader(period))
  return amount !== undefined && isPeriod ? { amount: amount.trim(), period } : { amount: text, period: null }
}
