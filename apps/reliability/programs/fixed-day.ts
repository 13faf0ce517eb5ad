/**
 * Loaded before the server: its clock runs from noon of the day FIXED_DAY (YYYY-MM-DD), so that "yesterday" is always
 * the same day.
 */
const RealDate = Date
const aheadMs = RealDate.parse(`${process.env.FIXED_DAY}T12:00:00Z`) - RealDate.now()

class MovedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    super(parts.length === 0 ? RealDate.now() + aheadMs : parts[0])
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

Object.assign(globalThis, { Date: MovedDate })
