import type { Page } from '@playwright/test'

/** The lazy part of each remote: its page, how to open it, its error message, and what shows that it has loaded. */
export const lazyParts = [
  {
    remote: 'assets_mfe',
    path: '/assets',
    open: (page: Page) => page.getByRole('tab', { name: /^Expected Assets/ }).click(),
    error: "We couldn't load your expected assets.",
    loaded: (page: Page) => page.getByText('No expected assets recorded yet'),
    unaffected: (page: Page) => page.getByRole('button', { name: 'Add Asset' }),
  },
  {
    remote: 'liabilities_mfe',
    path: '/liabilities',
    open: (page: Page) => page.getByRole('link', { name: 'Car Loan' }).first().click(),
    error: "We couldn't load the schedule.",
    loaded: (page: Page) => page.getByRole('table', { name: /^Schedule of/ }),
    unaffected: (page: Page) => page.getByRole('heading', { name: 'Car Loan', level: 1 }),
  },
  {
    remote: 'recommendations_mfe',
    path: '/recommendations',
    open: () => Promise.resolve(),
    error: "We couldn't load your debt-free date.",
    loaded: (page: Page) => page.getByRole('table', { name: 'Strategies side by side' }),
    unaffected: (page: Page) => page.getByRole('heading', { name: 'Payment Recommendations', level: 1 }),
  },
  {
    remote: 'chat_mfe',
    path: '/',
    open: (page: Page) => page.getByRole('button', { name: 'Open assistant' }).click(),
    error: "We couldn't load the layout of the answer.",
    // The same greeting, rendered as a paragraph.
    loaded: (page: Page) =>
      page.getByRole('log', { name: 'Conversation' }).locator('p', { hasText: /^Hello\./ }),
    unaffected: (page: Page) => page.getByText(/^Hello\. Tell me/),
  },
] as const
