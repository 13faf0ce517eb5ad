import { BankFileError } from '../bank-file-error'
import { localName, readXml, type XmlStart } from './xml-elements'
import type { XmlNode } from './xml-node'

export interface CamtHandler {
  /** A report, statement or notification begins. */
  statement(): void
  /** A part of it: `Acct`, `Bal` or `Ntry`, and each `TxDtls` of an entry before the entry that it is part of. */
  part(node: XmlNode): void
}

/** The statements of each message. Version 1 adds its number to the message's name: `BkToCstmrStmtV01`. */
const STATEMENTS: Readonly<Record<string, string>> = {
  BkToCstmrAcctRpt: 'Rpt',
  BkToCstmrStmt: 'Stmt',
  BkToCstmrDbtCdtNtfctn: 'Ntfctn',
}
const PARTS = new Set(['Acct', 'Bal', 'Ntry'])
const STATEMENT_DEPTH = 2
const LATEST_VERSION = 13
/** The most elements of a part, so that a file cannot fill the memory. */
const MAX_NODES = 50_000

/**
 * Calls the handler for each part of a CAMT.052, 053 or 054 message. Only one part is in memory at a time.
 *
 * @throws BankFileError for the first line that is not well-formed or does not belong in such a message
 */
export function readCamtParts(text: string, handler: CamtHandler): void {
  const parts = new CamtParts(handler)
  readXml(text, parts)
  parts.requireStatement()
}

class CamtParts {
  readonly #handler: CamtHandler
  /** The names of the open elements outside of parts. */
  readonly #path: string[] = []
  /** The open elements of the part. */
  readonly #open: XmlNode[] = []
  #message: { name: string; line: number } | null = null
  #hasStatement = false
  #nodes = 0
  #nodesBeforeDetail = 0

  constructor(handler: CamtHandler) {
    this.#handler = handler
  }

  start(element: XmlStart): void {
    const depth = this.#path.length
    if (this.#open.length > 0 || (this.#isInStatement(depth) && PARTS.has(element.name))) {
      this.#openNode(element)
      return
    }
    if (depth === 0) requireDocument(element)
    if (depth === 1) this.#message = requireMessage(element)
    this.#path.push(element.name)
    if (depth === STATEMENT_DEPTH && this.#isInStatement(depth + 1)) {
      this.#hasStatement = true
      this.#handler.statement()
    }
  }

  text(piece: string): void {
    const node = this.#open.at(-1)
    if (node) node.text += piece
  }

  end(): void {
    const node = this.#open.pop()
    const parent = this.#open.at(-1)
    if (!node) this.#path.pop()
    else if (parent && !this.#isDetail(node.name)) parent.children.push(node)
    else {
      this.#nodes = parent ? this.#nodesBeforeDetail : 0
      this.#handler.part(node)
    }
  }

  requireStatement(): void {
    if (this.#hasStatement) return
    throw new BankFileError('The file has no statement of an account.', this.#message?.line)
  }

  #isInStatement(depth: number): boolean {
    const name = this.#path[STATEMENT_DEPTH]
    return depth === STATEMENT_DEPTH + 1 && this.#message !== null && name === STATEMENTS[this.#message.name]
  }

  /** Whether an element of this name is a detail of the open entry. In version 1 it has no `NtryDtls` around it. */
  #isDetail(name: string): boolean {
    const [entry, details] = this.#open
    const isInDetails = details === undefined || (details.name === 'NtryDtls' && this.#open.length === 2)
    return name === 'TxDtls' && entry?.name === 'Ntry' && isInDetails
  }

  #openNode(element: XmlStart): void {
    if (this.#isDetail(element.name)) this.#nodesBeforeDetail = this.#nodes
    this.#nodes += 1
    if (this.#nodes > MAX_NODES) throw new BankFileError('This transaction is too large.', element.line)
    const { name, attributes, line } = element
    // A literal of all fields, because a spread takes several times as long.
    this.#open.push({ name, attributes, line, text: '', children: [] })
  }
}

/** @throws BankFileError for another root, and a namespace of another message or version */
function requireDocument({ name, attributes, line }: XmlStart): void {
  if (name !== 'Document') throw new BankFileError('A CAMT file has to begin with <Document>.', line)
  for (const [attribute, value] of Object.entries(attributes)) {
    const version = /camt\.05[234]\.001\.(\d+)$/.exec(value)?.[1]
    if (!/^xmlns(:|$)/.test(attribute) || version === undefined) continue
    if (Number(version) < 1 || Number(version) > LATEST_VERSION) {
      throw new BankFileError(`We read CAMT up to version ${LATEST_VERSION}, not ${Number(version)}.`, line)
    }
  }
}

/** @throws BankFileError for another message */
function requireMessage({ name, line }: XmlStart): { name: string; line: number } {
  const message = localName(name).replace(/V\d\d$/, '')
  if (Object.hasOwn(STATEMENTS, message)) return { name: message, line }
  throw new BankFileError(
    'This is not an account report, a statement or a notification (CAMT.052 to 054).',
    line,
  )
}
