import { SaxesParser } from 'saxes'
import { BankFileError } from '../bank-file-error'
import { lineCounter } from '../line-counter'

export interface XmlStart {
  /** Without its namespace prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  /** The line of the tag's name. */
  line: number
}

export interface XmlHandler {
  start(element: XmlStart): void
  /** Text of the innermost element; one element can have several pieces. */
  text(piece: string): void
  end(name: string): void
}

/** No bank file is nested deeper than 20 levels. */
const MAX_DEPTH = 100
/** Comments and CDATA, in which the rest may be; document types; and ampersands of undefined entities. */
const NO_PLAIN_XML =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!DOCTYPE|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g

/**
 * Calls the handler for each element of well-formed XML, in the order of the file.
 *
 * @throws BankFileError for the first line that is not well-formed, and for a document type, which could define
 *   entities
 */
export function readXml(text: string, handler: XmlHandler): void {
  requireNoDefinitions(text)
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  let depth = 0
  let line = 1
  let isEnding = false
  parser.on('error', () => {
    if (isEnding) throw new BankFileError('The end of the file is missing. Download it again.', parser.line)
    throw new BankFileError('This is not valid XML.', parser.line)
  })
  parser.on('opentagstart', () => {
    // The parser has read the character after the name, which can be the end of the line.
    line = parser.columnIndex === 0 ? parser.line - 1 : parser.line
    depth += 1
    if (depth > MAX_DEPTH) throw new BankFileError('The elements are nested too deeply.', line)
  })
  parser.on('opentag', ({ name, attributes }) => handler.start({ name: localName(name), attributes, line }))
  parser.on('text', (piece) => handler.text(piece))
  parser.on('cdata', (piece) => handler.text(piece))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    handler.end(localName(name))
  })
  parser.write(text)
  isEnding = true
  parser.close()
}

/**
 * The parser expands no entity that a file defines, but it looks for the end of an entity beyond the line. This check
 * finds the line.
 *
 * @throws BankFileError for a document type and for an entity that XML does not define
 */
function requireNoDefinitions(text: string): void {
  for (const { 0: found, index } of text.matchAll(NO_PLAIN_XML)) {
    if (found !== '&' && found !== '<!DOCTYPE') continue
    const problem =
      found === '&' ? 'This entity is not defined.' : 'A bank file must not have a document type.'
    throw new BankFileError(problem, lineCounter(text)(index))
  }
}

/** A name without its namespace prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
