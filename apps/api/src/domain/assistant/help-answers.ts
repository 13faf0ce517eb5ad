const EXAMPLES =
  'Write it as you would say it: "I spent 12.50 on lunch", "got my salary 3,200", "paid 20 for a taxi yesterday from savings", "pay the car loan".'

/** Answers to questions about the assistant itself, without a model, by the question's exact words. */
const answers: Readonly<Record<string, string>> = {
  'what can you do for me': `I write down expenses, income, trades and payments. ${EXAMPLES} With an API key in your [profile](/profile) I also answer questions from your books.`,
  'how do i get an api key':
    'Make an account with the provider that your [profile](/profile) names, create a key there, and paste it into your profile. It is tried once, kept encrypted, and never shown again.',
  'what is sent to the provider':
    'Your message, the last ones of this conversation, the day, your currency, and what is read from your books for the answer. No e-mail, no name, no ids. Under each answer you can see exactly what was sent.',
  'how do i record an expense': `${EXAMPLES} What I save has an Undo on its card.`,
  'how do i begin':
    'Three things give you a plan: your monthly income in your [profile](/profile), what you own under [Assets](/assets), and what you owe under [Liabilities](/liabilities).',
  'how do i add what i own': 'On the page [Assets](/assets), with Add Asset.',
  'how do i add a debt':
    'On the page [Liabilities](/liabilities), with Add Liability: the amount, the number of instalments, the first due date and the interest rate.',
}

/** The answer to a question about the assistant itself, or null. */
export function helpAnswer(message: string): string | null {
  const question = message
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
  return answers[question] ?? null
}
