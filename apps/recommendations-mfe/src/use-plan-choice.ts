import { useSend } from '@solvent/api-client'
import { type PlanChoice, savePlanChoice } from '@solvent/contracts'
import { useUrlParams } from '@solvent/screen-kit'
import { STRATEGIES } from './strategies'

const RESERVES = ['keep', 'use'] as const

/**
 * The plan options in the address, `?strategy=` and `?reserve=`; the server uses the saved choice for missing ones. A
 * choice changes the address immediately and is saved for the next visit.
 */
export function usePlanChoice(): [PlanChoice, (choice: PlanChoice) => void] {
  const [params, update] = useUrlParams()
  const { mutate } = useSend(savePlanChoice)
  const strategy = STRATEGIES.find((name) => name === params.get('strategy'))
  const reserve = RESERVES.find((name) => name === params.get('reserve'))
  const choose = (choice: PlanChoice) => {
    update((next) => {
      for (const [name, value] of Object.entries(choice)) if (value) next.set(name, value)
      return next
    })
    mutate({ body: choice })
  }
  return [{ ...(strategy && { strategy }), ...(reserve && { reserve }) }, choose]
}
