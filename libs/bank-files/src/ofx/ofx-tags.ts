import { BankFileError } from '../bank-file-error'
import { lineCounter } from '../line-counter'

/** A tag of an OFX file, and the text up to the next one. */
export interface OfxTag {
  name: string
  isEnd: boolean
  /** Without entities and surrounding spaces. */
  text: string
  line: number
}

/** Markup that is no tag: its beginning and end, and whether what is between them is text. */
const OTHER_MARKUP: readonly [start: string, end: string, isText: boolean][] = [
  ['<!--', '-->', false],
  ['<![CDATA[', ']]>', true],
  ['<?', '?>', false],
]
const TAG_NAME = /^(\/?)([A-Za-z][\w.]{0,63})\s*$/
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const LARGEST_CODE_POINT = 0x10ffff

/**
 * The tags of OFX 1 (SGML, where values have no end tag) and OFX 2 (XML) alike.
 *
 * @throws BankFileError for markup that is no tag, such as a document type, which could define entities
 */
export function* ofxTags(text: string): Generator<OfxTag> {
  const lineAt = lineCounter(text)
  let tag: OfxTag | null = null
  let position = text.indexOf('<')
  while (position !== -1) {
    const other = OTHER_MARKUP.find(([start]) => text.startsWith(start, position))
    const end = text.indexOf(other?.[1] ?? '>', position)
    if (end === -1) throw new BankFileError('This tag has no end.', lineAt(position))
    const next = text.indexOf('<', end)
    const behind = text.slice(end + (other?.[1].length ?? 1), next === -1 ? undefined : next)
    if (other) {
      const [start, , isText] = other
      const inside = isText ? text.slice(position + start.length, end) : ''
      if (tag) tag.text += inside + withoutEntities(behind)
    } else {
      if (tag) yield trimmed(tag)
      tag = toTag(text.slice(position + 1, end), lineAt(position))
      tag.text = withoutEntities(behind)
    }
    position = next
  }
  if (tag) yield trimmed(tag)
}

/** @throws BankFileError */
function toTag(inside: string, line: number): OfxTag {
  const [, slash, name] = TAG_NAME.exec(inside) ?? []
  if (name === undefined) throw new BankFileError('This markup does not belong in an OFX file.', line)
  return { name: name.toUpperCase(), isEnd: slash === '/', text: '', line }
}

function trimmed(tag: OfxTag): OfxTag {
  return { ...tag, text: tag.text.trim() }
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : entity
  })
}
