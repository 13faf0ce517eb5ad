import * as z from 'zod/mini'
import { must } from './fields'

/** Text exactly as it is stored. */
export function stored(maxLength: number) {
  return z.string(must('text')).check(z.maxLength(maxLength, `must be at most ${maxLength} characters`))
}

export const instant = z.iso.datetime(must('a time like 2026-03-31T08:00:00.000Z'))
