import { counted } from '@solvent/money'
import { formatExactAmount } from '@solvent/ui'
import type { NextStep } from './next-step'

interface HeroText {
  eyebrow: string
  sentence: string
}

/** The next step in one sentence, with amounts in the user's currency. */
export function heroText(step: NextStep, currency: string): HeroText {
  switch (step.kind) {
    case 'pay':
      return {
        eyebrow: step.others > 0 ? `Next of ${counted(step.others + 1, 'payment')} this month` : 'Next',
        sentence: `Pay ${formatExactAmount(step.amount, currency)} to ${step.name}, ${step.when}`,
      }
    case 'record':
      return {
        eyebrow: 'Next',
        sentence: `Record your payment of ${formatExactAmount(step.amount, currency)} to ${step.name}, scheduled for ${step.day}`,
      }
    case 'scheduled':
      return {
        eyebrow: 'This month',
        sentence: `Everything is scheduled. Next: ${formatExactAmount(step.amount, currency)} to ${step.name} on ${step.day}`,
      }
    case 'short':
      return {
        eyebrow: 'Next',
        sentence: `${formatExactAmount(step.amount, currency)} is due, and this month's budget is used up`,
      }
    case 'income':
      return { eyebrow: 'Next', sentence: 'Add your income to see what to pay' }
    case 'set':
      return {
        eyebrow: 'This month',
        sentence: step.next
          ? `No more payments this month. Next: ${step.next}`
          : 'No more payments this month',
      }
    case 'free':
      return { eyebrow: 'This month', sentence: 'You have no debts to pay' }
  }
}
