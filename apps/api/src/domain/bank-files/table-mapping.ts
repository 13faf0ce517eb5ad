import type { Mapping, PartialMapping } from '@solvent/bank-files'
import type { TableMapping } from '@solvent/contracts'

/** A mapping as the reader has it; incomplete without a day and an amount. */
export function toMapping({ header_row, columns, date_order, ...rest }: TableMapping): PartialMapping {
  const { booked_on, value_on, money_in, money_out, bank_id, ...same } = columns
  return {
    ...rest,
    headerRow: header_row,
    dateOrder: date_order,
    columns: defined({
      ...same,
      bookedOn: booked_on,
      valueOn: value_on,
      moneyIn: money_in,
      moneyOut: money_out,
      bankId: bank_id,
    }),
  }
}

/** A mapping as the contract has it. */
export function toTableMapping({
  headerRow,
  columns,
  dateOrder,
  ...rest
}: PartialMapping | Mapping): TableMapping {
  const { bookedOn, valueOn, moneyIn, moneyOut, bankId, ...same } = columns
  return {
    ...rest,
    header_row: headerRow,
    date_order: dateOrder,
    columns: defined({
      ...same,
      booked_on: bookedOn,
      value_on: valueOn,
      money_in: moneyIn,
      money_out: moneyOut,
      bank_id: bankId,
    }),
  }
}

/** Without the properties that are undefined. */
function defined<Shape extends object>(
  shape: Shape,
): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } {
  const entries = Object.entries(shape).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> }
}
