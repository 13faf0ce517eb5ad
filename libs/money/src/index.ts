export {
  addDays,
  addMonthsClamped,
  type DateString,
  dayNumber,
  daysBetween,
  endOfMonth,
  isDate,
  monthsBetween,
} from './calendar-date'
export { countedDay, type DayCount, daysPerYear } from './day-count'
export {
  daysPerPeriod,
  dueDate,
  dueDatesThrough,
  type Frequency,
  monthsPerPeriod,
  periodsPerYear,
} from './due-date'
export { ceilDiv, halfUpDiv, maxOf, minOf, shareWithin } from './integer-math'
export { backToMinor, formatMinor, fromMinor, toMinor } from './minor-units'
export { type MoneyFormat, moneyFormat } from './money-format'
export { ordinal } from './ordinal'
export { nextOccurrence, occurrencesBetween, type Recurrence } from './recurrence'
export { capitalized, counted, dateInWords, monthInWords, monthsInWords, spanInWords } from './words'
