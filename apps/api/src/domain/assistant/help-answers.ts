const EXAMPLES =
  'Write it in your own words: "I spent 12.50 on lunch", "got my salary 3,200", "paid 20 for a taxi yesterday from savings", "pay the car loan".'

/** Answers to questions about the assistant itself, without a model, by the question's exact words. */
const answers: Readonly<Record<string, string>> = {
  'what can you do for me': `I record expenses, income, trades and payments. ${EXAMPLES} If you add an API key in your [profile](/profile), I can also answer questions about your finances.`,
  'how do i get an api key':
    "Create an account with the provider that your [profile](/profile) names, create a key there, and paste it into your profile. We test the key once and store it encrypted. You won't see it again.",
  'what is sent to the provider':
    "Your message, the recent messages of this conversation, today's date, your currency, and the figures needed to answer. We never send your name, email or ids. Under each answer you can see exactly what was sent.",
  'how do i record an expense': `${EXAMPLES} You can undo anything I save.`,
  'how do i begin':
    'To get a plan, add three things: your monthly income in your [profile](/profile), what you own under [Assets](/assets), and what you owe under [Liabilities](/liabilities).',
  'how do i add what i own': 'Go to [Assets](/assets) and select Add Asset.',
  'how do i add a debt':
    'Go to [Liabilities](/liabilities), select Add Liability, and enter the amount, the number of installments, the first due date and the interest rate.',
}

/** The answer to a question about the assistant itself, or null. */
export function helpAnswer(message: string): string | null {
  const question = message
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
  return answers[question] ?? null
}
