import type { Locator } from '@playwright/test'
import { keyboard, tabTo } from './input-methods'
import type { User } from './navigation'

/** Fills in a date, as `YYYY-MM-DD`; with the keyboard that is month, day and year in turn. */
export async function fillDate({ page, input }: User, field: Locator, date: string): Promise<void> {
  if (input !== keyboard) return input.fill(field, date)
  const [year, month, day] = date.split('-')
  await tabTo(field)
  await page.keyboard.type(`${month}${day}${year}`)
}
