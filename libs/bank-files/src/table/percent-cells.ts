import { excelNumber } from './excel-number'

const PERCENT_FORMATS = new Set(['9', '10'])
const NUMBER_FORMAT = /<(?:\w{1,20}:)?numFmt\b([^<>]*)>/g
const CELL_FORMATS = /<(?:\w{1,20}:)?cellXfs\b[^<>]*>([\s\S]*?)<\/(?:\w{1,20}:)?cellXfs\s*>/
const CELL_FORMAT = /<(?:\w{1,20}:)?xf\b([^<>]*)>/g
/** A cell with a number, perhaps of a formula. */
const NUMBER_CELL =
  /<((?:\w{1,20}:)?)c\b([^<>]*)>((?:<(?:\w{1,20}:)?f\b[^<>]*>(?:[^<]*<\/(?:\w{1,20}:)?f\s*>)?)?)<(?:\w{1,20}:)?v>([^<]*)<\/(?:\w{1,20}:)?v>/g

/** The styles of a workbook that show numbers in percent, by their place in the list. */
export function percentStyles(stylesXml: string): ReadonlySet<string> {
  const formats = new Set(PERCENT_FORMATS)
  for (const [, attributes = ''] of stylesXml.matchAll(NUMBER_FORMAT)) {
    // In a format, quoted texts and escaped characters are shown as they are.
    const code = attribute(attributes, 'formatCode')?.replace(/&quot;.*?&quot;|\\./g, '')
    if (code?.includes('%')) formats.add(attribute(attributes, 'numFmtId') ?? '')
  }
  const [, cellFormats = ''] = CELL_FORMATS.exec(stylesXml) ?? []
  const styles = [...cellFormats.matchAll(CELL_FORMAT)].flatMap(([, attributes = ''], index) =>
    formats.has(attribute(attributes, 'numFmtId') ?? '') ? [String(index)] : [],
  )
  return new Set(styles)
}

/** A sheet whose numbers in percent are texts as they are shown: 0.1999 becomes “19.99%”. */
export function withPercentSigns(sheetXml: string, styles: ReadonlySet<string>): string {
  if (styles.size === 0) return sheetXml
  return sheetXml.replace(
    NUMBER_CELL,
    (cell, prefix: string, attributes: string, _formula, number: string) => {
      const isNumber = (attribute(attributes, 't') ?? 'n') === 'n' && /^-?\d/.test(number)
      if (!isNumber || !styles.has(attribute(attributes, 's') ?? '0')) return cell
      const others = attributes.replace(/\st\s*=\s*(?:"[^"]*"|'[^']*')/, '')
      return `<${prefix}c${others} t="str"><${prefix}v>${timesHundred(number)}%</${prefix}v>`
    },
  )
}

function timesHundred(number: string): string {
  const [digits = '', exponent = '0'] = number.split(/e/i)
  return excelNumber(`${digits}E${Number(exponent) + 2}`)
}

function attribute(attributes: string, name: string): string | undefined {
  const [, double, single] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return double ?? single
}
