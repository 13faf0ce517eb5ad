import type { ActionKind, DraftReason } from '@solvent/contracts'

/** The fixed texts of the assistant. */
export const texts = {
  greeting: 'Hello. Tell me what you spent or earned, or ask me what to pay first.',
  logIn: 'Please log in to use the Personal Finance Assistant. Only you can see your accounts.',
  trouble: 'Hello. I am having trouble connecting right now. Everything else on this page still works.',
  sessionExpired: 'Your session has expired. Please log in again to continue using the chatbot.',
  noUser: 'Authentication error. Please log in again to use the chatbot.',
  noConnection:
    'Sorry, I encountered an error connecting to the server. Please make sure the backend is running and try again.',
  configureKey: 'Please configure your API key in profile settings, then ask me again.',
  stopped: 'Stopped. Anything already saved stays saved.',
  notSaved: "We couldn't save this. Please try again.",
  notUndone: "We couldn't undo this. Please try again.",
  notChanged: "We couldn't change the category. Please try again.",
  notCancelled: "We couldn't cancel this. Please try again.",
  noConversations: "We couldn't load your conversations.",
  closed: 'This draft is closed. Enter it again to save it.',
} as const

/** Why a draft is not saved yet. */
export const reasonTexts: Readonly<Record<DraftReason, string>> = {
  ambiguous: "I'm not sure I understood this. Please check it.",
  not_in_your_words: 'Part of this was not in your message. Please check it.',
  above_balance: "This account doesn't hold enough. Check before saving.",
  large: 'This is a large amount. Please check it.',
  terms: 'This is about your profile, your plan or the terms of a debt. Please check it.',
  several: 'There are several things to save. Please check each.',
  asked: 'You asked to confirm each entry before it is saved.',
  program: 'A program proposes this. Please check it.',
}

/** The label of each kind of draft. */
export const actionTexts: Readonly<Record<ActionKind, string>> = {
  record_expense: 'Expense',
  record_refund: 'Refund',
  record_income: 'Income',
  record_trade: 'Trade',
  record_transfer: 'Transfer',
  add_asset: 'New asset',
  add_expected_asset: 'Expected asset',
  add_liability: 'New liability',
  change_liability: 'Changed liability',
  pay_liability: 'Payment',
  update_profile: 'Profile',
  set_paydays: 'Paydays',
  set_debt_budget: 'Budget for debts',
  add_offer: 'Offer to compare',
}
