/** What the assistant says without having been asked a question. */
export const texts = {
  greeting: 'Hello. Tell me what you spent or earned, or ask me what to pay first.',
  logIn: 'Please log in to use the Personal Finance Assistant. Your books are only shown to you.',
  trouble: 'Hello. I am having trouble connecting right now. Everything else on this page still works.',
  sessionExpired: 'Your session has expired. Please log in again to continue using the chatbot.',
  noUser: 'Authentication error. Please log in again to use the chatbot.',
  noConnection:
    'Sorry, I encountered an error connecting to the server. Please make sure the backend is running and try again.',
  configureKey: 'Please configure your API key in profile settings, then ask me again.',
} as const

/** Questions to begin with. None of them changes anything. */
export const suggestions = [
  'What should I pay first?',
  'What is due this month?',
  'How much do I owe in total?',
  'How do I record an expense?',
] as const
