import { formatMinor, halfUpDiv } from '@solvent/money'
import { BankFileError } from '../bank-file-error'
import { quoted } from '../fields/read-amount'
import { type CellValue, optionalValue } from './cell-value'

/** How numbers without a percent sign are meant: 19.99, or 0.1999 for the same rate. */
export interface RateScale {
  isFraction: boolean
  /** Whether it could also be the other one. */
  isUncertain: boolean
}

const RATE =
  /^([-+]?)(\d{1,12})?(?:[.,](\d{1,20}))?\s*(%|percent|prozent|pct\.?|por ciento|pour cent)?\s*(?:p\.?\s?[am]\.?|apr|apy|tae|taeg|eff\.?|fixed|variable|fest|var\.?|a year|per year|fijo|fixe)?$/i
const MAX_BP = 10_000n
const LEAST_LIKELY_FRACTION = 50n

/** Rates are fractions if all are below 1: hardly any person has only debts below 1%. One may be a special offer. */
export function rateScaleOf(texts: readonly string[]): RateScale {
  const plain = texts.flatMap((text) => {
    const written = partsOf(text)
    return written && !written.hasSign && !/^0*$/.test(written.integer + written.decimals) ? [written] : []
  })
  const areBelowOne = plain.length > 0 && plain.every(({ integer }) => /^0*$/.test(integer))
  if (!areBelowOne) return { isFraction: false, isUncertain: false }
  const isPrecise = plain.some(({ decimals }) => decimals.replace(/0+$/, '').length > 2)
  if (isPrecise) return { isFraction: true, isUncertain: false }
  const isHigh = plain.some(
    ({ decimals }) => BigInt(decimals.slice(0, 2).padEnd(2, '0')) >= LEAST_LIKELY_FRACTION,
  )
  return { isFraction: !isHigh, isUncertain: true }
}

/** Reads a rate in percent a year as hundredths of a percent. */
export function readRate(text: string, scale: RateScale, line: number): CellValue<number> {
  let note: string | null = null
  const { value, problem } = optionalValue(text, (cell) => {
    const written = partsOf(cell)
    if (!written) throw new BankFileError(`${quoted(cell)} is not an interest rate.`, line)
    const isFraction = !written.hasSign && scale.isFraction
    const digits = BigInt(written.integer + written.decimals) * (isFraction ? 10_000n : 100n)
    const unit = 10n ** BigInt(written.decimals.length)
    const bp = halfUpDiv(digits, unit)
    if (written.isNegative && bp > 0n) throw new BankFileError(`The interest rate ${cell} is negative.`, line)
    if (bp > MAX_BP) throw new BankFileError(`The interest rate ${quoted(cell)} is more than 100%.`, line)
    if (digits % unit !== 0n) note = `We rounded the interest rate to ${percent(bp)}.`
    else if (!written.hasSign && scale.isUncertain && bp > 0n)
      note = `We read the interest rate ${cell} as ${percent(bp)}.`
    return Number(bp)
  })
  return { value, problem: problem ?? note }
}

function partsOf(text: string) {
  const [match, sign, integer = '', decimals = '', percentSign] =
    RATE.exec(text.normalize('NFKC').trim()) ?? []
  if (match === undefined || integer + decimals === '') return null
  return { isNegative: sign === '-', integer, decimals, hasSign: percentSign !== undefined }
}

function percent(bp: bigint): string {
  return `${formatMinor(bp).replace(/\.?0+$/, '')}%`
}
