import { readBankId } from '../fields/read-bank-id'
import { isCredit, toAmount } from './camt-values'
import { nodeAt, nodesAt, textAt, type XmlNode } from './xml-node'

/** What is kept of a `TxDtls`, a transaction of an entry. */
export interface CamtDetail {
  line: number
  /** In any currency; undefined if the file does not say. */
  amount: XmlNode | undefined
  /** Undefined if the file does not say; then it is that of the entry. */
  isCredit: boolean | undefined
  /** Whether it gives back an earlier payment. */
  isReturn: boolean
  debtor: string
  creditor: string
  text: string
  /** The bank's id of this transaction. */
  reference: string | null
}

/** @throws BankFileError for a wrong direction */
export function readDetail(node: XmlNode): CamtDetail {
  const remittance = [
    nodesAt(node, 'RmtInf/Ustrd'),
    [...nodesAt(node, 'RmtInf/Strd/CdtrRefInf/Ref'), ...nodesAt(node, 'RmtInf/Strd/CdtrRefInf/CdtrRef')],
    nodesAt(node, 'RmtInf/Strd/AddtlRmtInf'),
    nodesAt(node, 'AddtlTxInf'),
  ]
  return {
    line: node.line,
    amount: nodeAt(node, 'Amt') ?? nodeAt(node, 'AmtDtls/TxAmt/Amt'),
    isCredit: nodeAt(node, 'CdtDbtInd') && isCredit(node, 'transaction'),
    isReturn: nodeAt(node, 'RtrInf') !== undefined,
    debtor: partyName(node, 'Dbtr'),
    creditor: partyName(node, 'Cdtr'),
    text: remittance.map(joined).find((text) => text !== '') ?? '',
    reference: readBankId(textAt(node, 'Refs/AcctSvcrRef')),
  }
}

/**
 * The signed amount of a detail in minor units.
 *
 * @param credit the direction of the entry, for a detail that has none
 * @returns null for a detail without an amount in the currency
 * @throws BankFileError for a wrong amount
 */
export function detailAmount(detail: CamtDetail, currency: string, credit: boolean): bigint | null {
  if (detail.amount?.attributes.Ccy !== currency) return null
  const { amount } = toAmount(detail.amount)
  return (detail.isCredit ?? credit) ? amount : -amount
}

/** Since version 8 a party can be a person or a bank. */
function partyName(node: XmlNode, role: 'Dbtr' | 'Cdtr'): string {
  const paths = [role, `Ultmt${role}`].flatMap((party) => [
    `RltdPties/${party}/Nm`,
    `RltdPties/${party}/Pty/Nm`,
    `RltdPties/${party}/Agt/FinInstnId/Nm`,
  ])
  return textAt(node, ...paths)
}

function joined(nodes: readonly XmlNode[]): string {
  return nodes
    .map(({ text }) => text.trim())
    .join(' ')
    .trim()
}
