import { RECEIPT_JSON_LIMIT } from '@solvent/contracts'
import { IMPORT_ROW_LIMIT } from '@solvent/contracts/transfer'
import { DomainError } from '../domain-error'
import { Byte, isBlank, JsonValueScanner } from './json-value-scanner'

/** A part of the document: a row of one of its lists, or the value of another field. */
export interface Part {
  /** The list or the field. */
  name: string
  isRow: boolean
  text: string
  /** The line where it begins, counted from 1. */
  line: number
  /** The row in its list, counted from 1; 0 outside a list. */
  row: number
}

/** The place of a problem: line, list or field, and row, as far as known. */
export type Place = Partial<Pick<Part, 'name' | 'line' | 'row'>>

/** Nested arrays and objects in a row. */
const MAX_ROW_DEPTH = 16

/** Some editors write it at the start of a file. */
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
 * Splits a document into rows as it arrives, so that only one row is in memory at a time. The scanner recognises only
 * strings and brackets; JSON.parse reads the rows.
 */
export class DocumentScanner {
  #state: State = 'object'
  #name = ''
  readonly #fields = new Set<string>()
  #line = 1
  /** Complete rows of the current list. */
  #row = 0
  /** The value that is being collected; null between two values. */
  #value: JsonValueScanner | null = null
  #collected: Buffer[] = []
  #collectedBytes = 0
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })

  /** The fields of the document so far. */
  get fields(): ReadonlySet<string> {
    return this.#fields
  }

  /**
   * The parts that this chunk completes.
   *
   * @throws DomainError `invalid_request` that names the line
   */
  push(chunk: Buffer): Part[] {
    const parts: Part[] = []
    let start = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0
      if (this.#value) {
        const end = this.#value.next(byte)
        if (this.#value.depth > MAX_ROW_DEPTH)
          throw this.refusal('A row is nested too deeply', this.#currentPlace())
        if (end !== 'open') {
          this.#collect(chunk.subarray(start, end === 'before' ? at : at + 1))
          this.#finish(parts)
          if (end === 'with') continue
        }
      }
      if (byte === Byte.lineEnd) this.#line += 1
      if (this.#value || isBlank(byte)) continue
      if (this.#structure(byte)) start = at
    }
    if (this.#value) this.#collect(chunk.subarray(start))
    return parts
  }

  /** @throws DomainError `invalid_request` unless the document is complete */
  end(): void {
    if (this.#state !== 'end') throw this.refusal('The file ends too early')
  }

  /** A refusal with the problem and its place. */
  refusal(what: string, { name = '', line = this.#line, row = 0 }: Place = {}): DomainError {
    const place = row > 0 ? `${name}, row ${row}, line ${line}` : `line ${line}`
    const message = `${what} (${place})`
    const fields = name === '' ? undefined : [{ field: name, message }]
    return new DomainError('invalid_request', `${message}. Nothing was imported.`, fields)
  }

  /** Handles a byte between values. Returns whether a value begins with it. */
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
    throw this.refusal(`The file is not a JSON export: expected ${EXPECTED[this.#state]}`)
  }

  #go(state: State): false {
    this.#state = state
    return false
  }

  #begin(byte: number): true {
    this.#value = new JsonValueScanner(this.#line)
    if (this.#value.next(byte) !== 'open')
      throw this.refusal(`The file is not a JSON export: expected ${EXPECTED[this.#state]}`)
    return true
  }

  #collect(bytes: Buffer): void {
    this.#collectedBytes += bytes.length
    const isReceipt = this.#isInList && this.#name === 'receipts'
    if (this.#collectedBytes > (isReceipt ? RECEIPT_JSON_LIMIT : IMPORT_ROW_LIMIT)) {
      const what = isReceipt ? 'A receipt is larger than 2 MB' : 'A row is larger than 1 MB'
      throw this.refusal(what, this.#currentPlace())
    }
    this.#collected.push(bytes)
  }

  /** The place of the value that is being collected. */
  #currentPlace(): Required<Place> {
    const line = this.#value?.line ?? this.#line
    return this.#isInList ? { name: this.#name, line, row: this.#row + 1 } : { name: '', line, row: 0 }
  }

  get #isInList(): boolean {
    return this.#state === 'first row' || this.#state === 'row'
  }

  #finish(parts: Part[]): void {
    const here = this.#currentPlace()
    const text = this.#decoded(here)
    this.#value = null
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
    this.#name = String(this.parse(text, here))
    if (this.#fields.has(this.#name)) throw this.refusal(`The field ${this.#name} is duplicated`, here)
    this.#fields.add(this.#name)
    this.#row = 0
    this.#state = 'colon'
  }

  #decoded(here: Place): string {
    const [first] = this.#collected
    const bytes = this.#collected.length === 1 && first ? first : Buffer.concat(this.#collected)
    try {
      return this.#decoder.decode(bytes)
    } catch {
      throw this.refusal('The file is not UTF-8 text', here)
    }
  }

  /** @throws DomainError `invalid_request` if the text is not JSON */
  parse(text: string, place: Place): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.refusal('The file is damaged: it is not valid JSON', place)
    }
  }
}
