/**
 * Preloaded into the server: its clock starts at noon UTC on FIXED_DAY (YYYY-MM-DD), so that "yesterday" is always the
 * same day.
 */
const RealDate = Date
const offsetMs = RealDate.parse(`${process.env.FIXED_DAY}T12:00:00Z`) - RealDate.now()

class ShiftedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    super(parts.length === 0 ? RealDate.now() + offsetMs : parts[0])
  }

  static override now(): number {
    return RealDate.now() + offsetMs
  }
}

Object.assign(globalThis, { Date: ShiftedDate })
