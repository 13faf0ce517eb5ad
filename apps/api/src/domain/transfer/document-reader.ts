import { documentHead, documentRows, type ExportedData } from '@solvent/contracts/transfer'
import type { DomainError } from '../domain-error'
import { hasNul } from '../has-nul'
import { DocumentScanner, type Part, type Place } from './document-scanner'

export type ListName = keyof typeof documentRows
export type RowOf<Name extends ListName> = ExportedData[Name][number]

/** A validated row of the document, with its place and the length of its text. */
export type DocumentRow = {
  [Name in ListName]: { list: Name; row: RowOf<Name>; place: Required<Place>; length: number }
}[ListName]

/** The fields besides the lists. */
export type DocumentHead = Pick<ExportedData, keyof typeof documentHead>

const LISTS = Object.keys(documentRows)
/** Older documents lack these. */
const OPTIONAL_LISTS: readonly string[] = [
  'imports',
  'parts',
  'trades',
  'bank_lines',
  'scheduled_payments',
  'recurring',
  'occurrences',
  'categories',
  'limits',
  'learned_words',
  'import_rules',
  'table_mappings',
  'offers',
  'receipts',
]

/**
 * Reads a document as it arrives. Validates each row against the contract, and requires a list to come after those that
 * its rows refer to.
 */
export class DocumentReader {
  readonly #scanner = new DocumentScanner()
  readonly #head: Partial<DocumentHead> = {}
  #list = 0

  /** @throws DomainError `invalid_request` with the problem and its line */
  read(chunk: Buffer): DocumentRow[] {
    const rows: DocumentRow[] = []
    for (const part of this.#scanner.push(chunk)) {
      if (part.isRow) rows.push(this.#row(part))
      else this.#addToHead(part)
    }
    return rows
  }

  /** @throws DomainError `invalid_request` if the end or anything else is missing */
  end(): DocumentHead {
    this.#scanner.end()
    const { fields } = this.#scanner
    const unknown = [...fields].find((name) => !isListName(name) && !isHeadName(name))
    if (unknown !== undefined) throw this.#scanner.refusal(`${unknown} is not known`)
    const missing = LISTS.find((name) => !fields.has(name) && !OPTIONAL_LISTS.includes(name))
    const { format, exported_at, profile } = this.#head
    if (!missing && format && exported_at && profile) return { format, exported_at, profile }
    throw this.#scanner.refusal(`${missing ?? 'The format, the date or the profile'} is missing`)
  }

  /** A refusal of what is at this place. */
  refusal(what: string, place: Place): DomainError {
    return this.#scanner.refusal(what, place)
  }

  #row(part: Part): DocumentRow {
    const { name, line, row: number, text } = part
    const list = this.#listOf(part)
    const read = documentRows[list].safeParse(this.#valueOf(part))
    if (!read.success) throw this.#invalid(part, read.error.issues)
    const { data: row } = read
    // Parsed with the schema of this list.
    return { list, row, place: { name, line, row: number }, length: text.length } as DocumentRow
  }

  #valueOf(part: Part): unknown {
    const { text } = part
    const value = this.#scanner.parse(text, part)
    if (!text.includes('\\u0000') || !hasNul(value)) return value
    throw this.#scanner.refusal('The text contains characters that we cannot save', part)
  }

  #listOf({ name, ...place }: Part): ListName {
    const index = LISTS.indexOf(name)
    if (!isListName(name)) throw this.#scanner.refusal(`${name} is not known`, place)
    if (index < this.#list) {
      throw this.#scanner.refusal(`${name} must come before ${LISTS[this.#list]}`, place)
    }
    this.#list = index
    return name
  }

  #addToHead(part: Part): void {
    const { name } = part
    if (!isHeadName(name)) {
      throw this.#scanner.refusal(isListName(name) ? `${name} must be a list` : `${name} is not known`, part)
    }
    const read = documentHead[name].safeParse(this.#valueOf(part))
    if (!read.success) throw this.#invalid(part, read.error.issues)
    Object.assign(this.#head, { [name]: read.data })
  }

  #invalid(part: Part, issues: readonly { path: PropertyKey[]; message: string }[]): DomainError {
    const [first] = issues
    const field = [...(part.isRow ? [] : [part.name]), ...(first?.path ?? [])].map(String).join('.')
    return this.#scanner.refusal(`${field || 'It'} ${first?.message ?? 'is not valid'}`, part)
  }
}

function isListName(name: string): name is ListName {
  return Object.hasOwn(documentRows, name)
}

function isHeadName(name: string): name is keyof typeof documentHead {
  return Object.hasOwn(documentHead, name)
}
