import type { Funds, FundsInput } from './funds'

/** Money that is set aside before anything extra is paid, until the accounts hold enough. */
export interface Cushion {
  /** What is still missing, in whole minor units. */
  lacks: number
  /** Whether a month leaves the cushion as it is, because money that arrives in it goes to debts. */
  isPausedIn: (month: number) => boolean
}

export function cushionOf({ cushionGap = 0n, received = 0n }: FundsInput, funds: Funds): Cushion {
  return {
    lacks: Number(cushionGap),
    isPausedIn: (month) => funds.expectedIn(month) > 0 || (month === 0 && received > 0n),
  }
}

/** The part of the money left in a month that fills the cushion, in whole minor units. */
export function fillOf({ lacks, isPausedIn }: Cushion, month: number, left: number): number {
  return lacks === 0 || isPausedIn(month) ? 0 : Math.max(0, Math.min(lacks, left))
}

export function filledBy(cushion: Cushion, filled: number): Cushion {
  return filled === 0 ? cushion : { ...cushion, lacks: cushion.lacks - filled }
}
