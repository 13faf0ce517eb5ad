import { today } from '@solvent/api-client'
import { getMonth } from '@solvent/contracts'
import { useUrlParams } from '@solvent/screen-kit'

const PARAM = 'month'

/** The month that is shown, and its setter; the current month is left out of the URL, as is one that is to come. */
export function useUrlMonth(): [month: string, setMonth: (month: string) => void] {
  const [params, update] = useUrlParams()
  const thisMonth = today().slice(0, 7)
  const asked = getMonth.query.safeParse({ month: params.get(PARAM) ?? thisMonth })
  const month = (asked.success && asked.data.month) || thisMonth

  function setMonth(next: string) {
    update((current) => {
      if (next < thisMonth) current.set(PARAM, next)
      else current.delete(PARAM)
      return current
    })
  }
  return [month < thisMonth ? month : thisMonth, setMonth]
}
