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
        eyebrow: step.others > 0 ? `Next, of ${counted(step.others + 1, 'payment')} this month` : 'Next',
        sentence: `Pay ${formatExactAmount(step.amount, currency)} to ${step.name}, ${step.when}`,
      }
    case 'short':
      return {
        eyebrow: 'Next',
        sentence: `${formatExactAmount(step.amount, currency)} is due, and this month's budget is used up`,
      }
    case 'income':
      return { eyebrow: 'Next', sentence: 'Enter what comes in, and you see what to pay' }
    case 'set':
      return {
        eyebrow: 'This month',
        sentence: step.next ? `You are set for this month. Next: ${step.next}` : 'You are set for this month',
      }
    case 'free':
      return { eyebrow: 'This month', sentence: 'You owe nothing' }
  }
}
