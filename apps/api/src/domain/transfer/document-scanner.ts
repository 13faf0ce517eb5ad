import { IMPORT_ROW_LIMIT } from '@solvent/contracts'
import { DomainError } from '../domain-error'
import { Byte, isBlank, JsonPiece } from './json-piece'

/** A piece of the document: a row of one of its lists, or what stands beside the lists. */
export interface Part {
  /** The list or the field. */
  name: string
  isRow: boolean
  text: string
  /** Where it begins; the first line is 1. */
  line: number
  /** Which row of its list it is, from 1 on. */
  row: number
}

/** Where something is wrong: in which line, list or field, and row, as far as it is known. */
export type Place = Partial<Pick<Part, 'name' | 'line' | 'row'>>

/** Of arrays and objects in a row. */
const DEEPEST_ROW = 16

/** Some editors write it before everything else. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/** What is expected next. */
type State =
  | 'object'
  | 'first key'
  | 'key'
  | 'colon'
  | 'value'
  | 'next key'
  | 'first row'
  | 'row'
  | 'next row'
  | 'end'

const EXPECTED: Readonly<Record<State, string>> = {
  object: 'an object',
  'first key': 'a field',
  key: 'a field',
  colon: 'a colon',
  value: 'a value',
  'next key': 'a comma or the end of the object',
  'first row': 'a row',
  row: 'a row',
  'next row': 'a comma or the end of the list',
  end: 'nothing more',
}

/**
 * Finds where the rows of a document begin and end while it arrives, so that no more of it than one row is in memory.
 * What is in a row is JSON.parse's business; the scanner only knows strings and brackets.
 */
export class DocumentScanner {
  #state: State = 'object'
  #name = ''
  readonly #seen = new Set<string>()
  #line = 1
  /** Whole rows of the present list. */
  #row = 0
  /** Of the piece that is being collected; null between two of them. */
  #piece: JsonPiece | null = null
  #collected: Buffer[] = []
  #collectedBytes = 0
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })

  /** The fields of the document so far. */
  get fields(): ReadonlySet<string> {
    return this.#seen
  }

  /**
   * The pieces that are whole with this chunk.
   *
   * @throws DomainError `invalid_request` that names the line
   */
  push(chunk: Buffer): Part[] {
    const parts: Part[] = []
    let start = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0
      if (this.#piece) {
        const end = this.#piece.next(byte)
        if (this.#piece.depth > DEEPEST_ROW) throw this.wrong('A row is nested too deeply', this.#here())
        if (end !== 'open') {
          this.#collect(chunk.subarray(start, end === 'before' ? at : at + 1))
          this.#finish(parts)
          if (end === 'with') continue
        }
      }
      if (byte === Byte.lineEnd) this.#line += 1
      if (this.#piece || isBlank(byte)) continue
      if (this.#structure(byte)) start = at
    }
    if (this.#piece) this.#collect(chunk.subarray(start))
    return parts
  }

  /** @throws DomainError `invalid_request` unless the document is whole */
  end(): void {
    if (this.#state !== 'end') throw this.wrong('The file ends in the middle')
  }

  /** A refusal that says what is wrong, and where. */
  wrong(what: string, { name = '', line = this.#line, row = 0 }: Place = {}): DomainError {
    const place = row > 0 ? `${name}, row ${row}, line ${line}` : `line ${line}`
    const message = `${what} (${place})`
    const fields = name === '' ? undefined : [{ field: name, message }]
    return new DomainError('invalid_request', `${message}. Nothing was imported.`, fields)
  }

  /** One byte between pieces; whether a piece begins with it. */
  #structure(byte: number): boolean {
    switch (this.#state) {
      case 'object':
        if (BYTE_ORDER_MARK.includes(byte)) return false
        if (byte === Byte.openObject) return this.#go('first key')
        break
      case 'first key':
      case 'key':
        if (byte === Byte.quote) return this.#begin(byte)
        if (byte === Byte.closeObject && this.#state === 'first key') return this.#go('end')
        break
      case 'colon':
        if (byte === Byte.colon) return this.#go('value')
        break
      case 'value':
        if (byte === Byte.openList) return this.#go('first row')
        return this.#begin(byte)
      case 'next key':
        if (byte === Byte.comma) return this.#go('key')
        if (byte === Byte.closeObject) return this.#go('end')
        break
      case 'first row':
      case 'row':
        if (byte === Byte.closeList && this.#state === 'first row') return this.#go('next key')
        return this.#begin(byte)
      case 'next row':
        if (byte === Byte.comma) return this.#go('row')
        if (byte === Byte.closeList) return this.#go('next key')
        break
      case 'end':
    }
    throw this.wrong(`The file is no JSON export: expected ${EXPECTED[this.#state]}`)
  }

  #go(state: State): false {
    this.#state = state
    return false
  }

  #begin(byte: number): true {
    this.#piece = new JsonPiece(this.#line)
    if (this.#piece.next(byte) !== 'open')
      throw this.wrong(`The file is no JSON export: expected ${EXPECTED[this.#state]}`)
    return true
  }

  #collect(bytes: Buffer): void {
    this.#collectedBytes += bytes.length
    if (this.#collectedBytes > IMPORT_ROW_LIMIT) throw this.wrong('A row is larger than 1 MB', this.#here())
    this.#collected.push(bytes)
  }

  /** The place of the piece that is being collected. */
  #here(): Required<Place> {
    const line = this.#piece?.line ?? this.#line
    return this.#isInList ? { name: this.#name, line, row: this.#row + 1 } : { name: '', line, row: 0 }
  }

  get #isInList(): boolean {
    return this.#state === 'first row' || this.#state === 'row'
  }

  #finish(parts: Part[]): void {
    const here = this.#here()
    const text = this.#decoded(here)
    this.#piece = null
    this.#collected = []
    this.#collectedBytes = 0
    if (this.#state === 'first key' || this.#state === 'key') {
      this.#nextField(text, here)
      return
    }
    const isRow = this.#isInList
    this.#row = here.row
    parts.push({ ...here, name: this.#name, isRow, text })
    this.#state = isRow ? 'next row' : 'next key'
  }

  #nextField(text: string, here: Place): void {
    this.#name = String(this.parsed(text, here))
    if (this.#seen.has(this.#name)) throw this.wrong(`The field ${this.#name} is there twice`, here)
    this.#seen.add(this.#name)
    this.#row = 0
    this.#state = 'colon'
  }

  #decoded(here: Place): string {
    const [first] = this.#collected
    const bytes = this.#collected.length === 1 && first ? first : Buffer.concat(this.#collected)
    try {
      return this.#decoder.decode(bytes)
    } catch {
      throw this.wrong('The file is not UTF-8 text', here)
    }
  }

  /** The value of JSON text. */
  parsed(text: string, place: Place): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.wrong('The file is damaged: this is no JSON', place)
    }
  }
}
