import type { Frequency } from '@solvent/money'
import { BankFileError } from '../bank-file-error'
import { quoted } from '../fields/read-amount'
import { plainHeader } from '../table/header-names'

/** Words for how often a payment is due, in English, German, Spanish and French, without accents. */
const WORDS: Readonly<Record<Exclude<Frequency, 'biweekly'>, RegExp>> = {
  weekly: /\b(?:weekly|week|wk|wochentlich\w*|woche|semanal|semana|hebdomadaire|semaine)\b/,
  monthly:
    /\b(?:monthly|months?|mo|mth|pcm|monatlich\w*|monats?|monatsrate|mensual|mensualidad|mes|mensuel(?:le)?|mensualites?|mois)\b/,
  quarterly:
    /\b(?:quarterly|quarter|qtr|vierteljahrlich\w*|quartal\w*|trimestral|trimestre|trimestriel(?:le)?)\b/,
  yearly: /\b(?:yearly|annual|annually|year|yr|jahrlich\w*|jahr|anual|ano|annuel(?:le)?|annee|an)\b/,
}
/** Words for every 2 weeks; removed before the others are looked for, because they contain some of them. */
const BIWEEKLY =
  /\b(?<!\b(?:in|next|within|last|past) )(?:(?:every |each |alle |cada |toutes les )?(?:two|2|zwei|dos|deux) ?(?:weekly|weeks?|wks?|wochen|wochig|semanas|semaines)|every (?:other|second|2nd) (?:week|wk)|(?:every |alle |cada |tous les )?(?:14|fourteen|vierzehn|catorce|quatorze) ?(?:days?|tagen?|tagig|dias|jours)|bi ?weekly|fortnight(?:s|ly)?|(?:zwei|2)wochentlich\w*|(?:14|vierzehn)tag(?:ig|lich)\w*)\b/g
/** Frequencies that a debt cannot have here. */
const OTHER =
  /\b(?:bi|semi|twice|two|2|14|every other|bimonthly|semimonthly|halbjahrlich|quincenal|bimensuel|semestral|semestriel(?:le)?|daily|taglich)\b/
const AMOUNT_WITH_PERIOD =
  /^(.*\d\S*?(?:\s?(?:\p{Sc}|[A-Z]{3}))?)\s*(?:\/|\b(?:per|pro|par|im|al|por|each|a|je)\s)?\s*(\p{L}[\p{L}\-. ]*)$/u

/** A period that is counted in figures, as in “50 every 2 weeks”. */
const AMOUNT_WITH_COUNTED_PERIOD =
  /^(.*\d.*?)\s*(?:\/|\b(?:per|pro|par|por|each|every|alle|cada|tou(?:te)?s les)\s)\s*((?:2|14)[\s-]?\p{L}+)$/iu

/** Longer texts are no amounts. */
const MAX_LENGTH = 60

/** The frequency that a text names; null if it names none that we know, or another one as well. */
export function frequencyIn(text: string): Frequency | null {
  const plain = plainHeader(text)
  const rest = plain.replace(BIWEEKLY, ' ')
  if (OTHER.test(rest)) return null
  const found: Frequency[] = SIMPLE_FREQUENCIES.filter((frequency) => WORDS[frequency].test(rest))
  if (rest !== plain) found.push('biweekly')
  return found.length === 1 ? (found[0] ?? null) : null
}

const SIMPLE_FREQUENCIES = ['weekly', 'monthly', 'quarterly', 'yearly'] as const

/** @throws BankFileError for a text that is no frequency of a debt */
export function readFrequency(text: string, line: number): Frequency {
  const frequency = frequencyIn(text)
  if (frequency === null)
    throw new BankFileError(
      `${quoted(text)} is not weekly, every 2 weeks, monthly, quarterly or yearly.`,
      line,
    )
  return frequency
}

/** Parts an amount from the period behind it, as in “90 € per month”. */
export function splitPeriod(text: string): { amount: string; period: string | null } {
  const start = text.trim().slice(0, MAX_LENGTH)
  const [, amount, period = ''] =
    AMOUNT_WITH_COUNTED_PERIOD.exec(start) ?? AMOUNT_WITH_PERIOD.exec(start) ?? []
  const isPeriod = frequencyIn(period) !== null || OTHER.test(plainHeader(period))
  return amount !== undefined && isPeriod ? { amount: amount.trim(), period } : { amount: text, period: null }
}
