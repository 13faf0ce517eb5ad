/** The lists of terms that change by date, and the name of what changes. */
const CHANGED = { rate_changes: 'rate', installment_changes: 'amount' } as const

export type DatedList = keyof typeof CHANGED

type FieldIn<List extends DatedList> = `lender_terms.${List}.${number}.${'from' | (typeof CHANGED)[List]}`

/** The form values of the changes, and how many there are of each kind; the numbers are not sent. */
export type DatedChangesValues = Record<FieldIn<DatedList>, string> & Record<DatedList, string>

/** A change as typed. */
export interface DatedChange {
  from: string
  value: string
}

/** New values of some fields. */
export type NewValues = (readonly [field: FieldIn<DatedList> | DatedList, value: string])[]

export function fieldsOfChange(list: DatedList, index: number) {
  return {
    from: `lender_terms.${list}.${index}.from`,
    value: `lender_terms.${list}.${index}.${CHANGED[list]}`,
  } as const
}

/** The change in a place of the form. */
export function changeIn(values: DatedChangesValues, list: DatedList, index: number): DatedChange {
  const { from, value } = fieldsOfChange(list, index)
  return { from: values[from] ?? '', value: values[value] ?? '' }
}

export function changesIn(values: DatedChangesValues, list: DatedList): DatedChange[] {
  return Array.from({ length: Number(values[list]) }, (_, index) => changeIn(values, list, index))
}

export function changeValues(list: DatedList, changes: readonly DatedChange[]): NewValues {
  return [
    [list, String(changes.length)],
    ...changes.flatMap(({ from, value }, index): NewValues => {
      const fields = fieldsOfChange(list, index)
      return [
        [fields.from, from],
        [fields.value, value],
      ]
    }),
  ]
}

export function withChange(values: DatedChangesValues, list: DatedList): NewValues {
  const index = Number(values[list])
  const fields = fieldsOfChange(list, index)
  return [
    [list, String(index + 1)],
    [fields.from, ''],
    [fields.value, ''],
  ]
}

export function withoutLastChange(values: DatedChangesValues, list: DatedList): NewValues {
  return [[list, String(Number(values[list]) - 1)]]
}
