import type { ComparedOffer } from '@solvent/contracts'
import { nothingOwed } from './debts'
import { activeOf } from './dues'
import type { AnswerText } from './question'
import { blocks, bullets, links, paragraph, plain } from './wording'

/** The verdict on each offer, in the words of the plan page. */
export const offers: AnswerText = async ({ books }) => {
  const liabilities = await books.liabilities()
  if (activeOf(liabilities).length === 0) return nothingOwed(liabilities)
  const { offers } = await books.offers()
  if (offers.length === 0) {
    return `You have no offers to compare. To add one, go to your ${links.plan}.`
  }
  const seePlan = `See ${links.plan} for all figures.`
  const [only, ...more] = offers
  if (only && more.length === 0) {
    return paragraph(verdictOn(only), ...(only.comparison?.warnings ?? []).map(plain), seePlan)
  }
  return blocks(bullets(offers.map(verdictOn)), seePlan)
}

function verdictOn({ name, comparison, problem }: ComparedOffer): string {
  return `${plain(name)}: ${plain(comparison?.text ?? problem ?? '')}`
}
