import type { Information } from './information'

const CODE_WORDS =
  'TRTP|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|CNTP|MARF|CSID|ISDT|RTRN|PREF|ADDR|ACCW|CREF|IREF|TRCD|PURP|ULTD|ULTB|ULTC|' +
  'EXCH|CHGS|OCMT|SWOC'
const STRUCTURED = new RegExp(`^/(?:${CODE_WORDS})/`)
const CODE_WORD = new RegExp(`/(${CODE_WORDS})/`)

/**
 * Reads the code words of Dutch banks: `/NAME/` or the third part of `/CNTP/` is the other party, `/REMI/` the
 * remittance information.
 *
 * @returns null if the text has no code words
 */
export function slashInformation(text: string): Information | null {
  if (!STRUCTURED.test(text)) return null
  const [, ...parts] = text.split(CODE_WORD)
  const values = new Map<string, string>()
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [word = '', value = ''] = parts.slice(index, index + 2)
    if (!values.has(word)) values.set(word, value.replace(/\/+$/, ''))
  }
  const [, , name = ''] = values.get('CNTP')?.split('/') ?? []
  const remittance = values.get('REMI')?.replace(/^\/*(?:USTD|STRD)?\/+/, '')
  return {
    counterparty: values.get('NAME') || name || values.get('ORDP') || values.get('BENM') || '',
    text: remittance || values.get('TRTP') || '',
  }
}
