import type { Information } from './information'
import { joinPieces } from './join-pieces'

/** A transaction code, and the separator of the subfields. Polish banks use `~`. */
const STRUCTURED = /^\d{3}([?~>])(?=\d\d)/
const SUBFIELD_WIDTH = 27
const SEPA_TAG = '(?:EREF|KREF|MREF|BREF|RREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|ANAM|PURP|IBAN|BIC)'
const STARTS_WITH_TAG = new RegExp(`^${SEPA_TAG}\\+`)
const TAG = new RegExp(`(?:^|\\s)(${SEPA_TAG})\\+`)

/**
 * Reads the subfields of German banks (DFÜ-Abkommen, annex 3): 20 to 29 and 60 to 63 have the text, 32 and 33 the name,
 * 00 the kind of transaction. Since SEPA, the text has parts such as `SVWZ+`, the remittance information.
 *
 * @returns null if the text has no subfields
 */
export function germanInformation(text: string): Information | null {
  const separator = STRUCTURED.exec(text)?.[1]
  if (separator === undefined) return null
  const kind: string[] = []
  const names: string[] = []
  const purpose: string[] = []
  for (const subfield of text.split(new RegExp(`[${separator}](?=\\d\\d)`)).slice(1)) {
    const number = Number(subfield.slice(0, 2))
    const value = subfield.slice(2)
    if (number === 0) kind.push(value)
    if (number === 32 || number === 33) names.push(value)
    if ((number >= 20 && number <= 29) || (number >= 60 && number <= 63)) purpose.push(value)
  }
  const parts = sepaParts(purpose)
  const other = parts.get('ABWA') || parts.get('ABWE') || parts.get('ANAM') || ''
  return {
    counterparty: joinPieces(names, SUBFIELD_WIDTH) || other,
    text: [parts.get('') ?? '', parts.get('SVWZ') ?? ''].join(' ').trim() || kind.join(' '),
  }
}

/** The parts of a text by their tag; the empty tag has what is before the first. */
function sepaParts(purpose: readonly string[]): Map<string, string> {
  const [before = '', ...tagged] = joinPieces(purpose, SUBFIELD_WIDTH, STARTS_WITH_TAG).split(TAG)
  const parts = new Map([['', before.trim()]])
  for (let index = 0; index + 1 < tagged.length; index += 2) {
    parts.set(tagged[index] ?? '', (tagged[index + 1] ?? '').trim())
  }
  return parts
}
