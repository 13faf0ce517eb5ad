import type { Page } from '@playwright/test'

/** The lazy part of each remote: its page, how to open it, its error message, and what shows that it has loaded. */
export const lazyParts = [
  {
    remote: 'assets_mfe',
    path: '/assets',
    open: (page: Page) => page.getByRole('tab', { name: /^Expected Assets/ }).click(),
    error: 'Your expected assets could not be loaded.',
    loaded: (page: Page) => page.getByText('No expected assets recorded yet'),
    unaffected: (page: Page) => page.getByRole('button', { name: 'Add Asset' }),
  },
  {
    remote: 'liabilities_mfe',
    path: '/liabilities',
    open: (page: Page) => page.getByRole('link', { name: 'Car Loan' }).first().click(),
    error: 'The schedule could not be loaded.',
    loaded: (page: Page) => page.getByRole('table', { name: /^Schedule of/ }),
    unaffected: (page: Page) => page.getByRole('heading', { name: 'Car Loan', level: 1 }),
  },
  {
    remote: 'recommendations_mfe',
    path: '/recommendations',
    open: () => Promise.resolve(),
    error: 'Your way to debt-free could not be shown.',
    loaded: (page: Page) => page.getByRole('table', { name: 'Strategies side by side' }),
    unaffected: (page: Page) => page.getByRole('heading', { name: 'Payment Recommendations', level: 1 }),
  },
  {
    remote: 'chat_mfe',
    path: '/',
    open: (page: Page) => page.getByRole('button', { name: 'Open assistant' }).click(),
    error: 'The layout of the answer could not be loaded.',
    // The same greeting, rendered as a paragraph.
    loaded: (page: Page) =>
      page.getByRole('log', { name: 'Conversation' }).locator('p', { hasText: /^Hello\./ }),
    unaffected: (page: Page) => page.getByText(/^Hello\. Tell me/),
  },
] as const
