import { addAsset, addLiability, type BodyOf } from '@solvent/contracts'
import { type ExportedData, exportData } from '@solvent/contracts/transfer'
import { v7 as newId } from 'uuid'
import { carLoan, cash } from './examples'
import type { Person } from './person'

/** An export with an asset and `debts` copies of one debt, at 12% unless given. Leaves `person` with one debt. */
export async function documentWithDebts(
  person: Person,
  debts: number,
  debt: BodyOf<typeof addLiability> = carLoan({ interest_rate: 12 }),
): Promise<ExportedData> {
  await person.answer(addAsset, { body: cash(5000) })
  await person.answer(addLiability, { body: debt })
  const data = await person.answer(exportData)
  const copies = Array.from({ length: debts - 1 }, () => copyOfDebt(data))
  return {
    ...data,
    liabilities: [...data.liabilities, ...copies.flatMap(({ liabilities }) => liabilities)],
    entries: [...data.entries, ...copies.flatMap(({ entries }) => entries)],
    changes: [...data.changes, ...copies.flatMap(({ changes }) => changes)],
    images: [...data.images, ...copies.flatMap(({ images }) => images)],
  }
}

/** Copies the rows of the debt and of its opening entry, with new ids. */
function copyOfDebt(
  data: ExportedData,
): Pick<ExportedData, 'liabilities' | 'entries' | 'changes' | 'images'> {
  const [debt] = data.liabilities
  const opening = data.changes.find(({ account_id }) => account_id === debt?.id)
  let text = JSON.stringify({
    liabilities: [debt],
    entries: data.entries.filter(({ id }) => id === opening?.entry_id),
    changes: [opening],
    images: data.images.filter(({ subject_id }) => subject_id === debt?.id),
  })
  for (const id of [debt?.id ?? '', opening?.entry_id ?? '']) text = text.replaceAll(id, newId())
  return JSON.parse(text)
}
