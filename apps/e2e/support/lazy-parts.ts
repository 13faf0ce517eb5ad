import type { Page } from '@playwright/test'

/** What each remote loads later: where it is shown, what leads to it, and what says that it is there or lost. */
export const lazyParts = [
  {
    remote: 'assets_mfe',
    path: '/assets',
    open: (page: Page) => page.getByRole('tab', { name: /^Expected Assets/ }).click(),
    lost: 'Your expected assets could not be loaded.',
    there: (page: Page) => page.getByText('No expected assets recorded yet'),
    rest: (page: Page) => page.getByRole('button', { name: 'Add Asset' }),
  },
  {
    remote: 'liabilities_mfe',
    path: '/liabilities',
    open: (page: Page) => page.getByRole('link', { name: 'Car Loan' }).first().click(),
    lost: 'The schedule could not be loaded.',
    there: (page: Page) => page.getByRole('table', { name: /^Schedule of/ }),
    rest: (page: Page) => page.getByRole('heading', { name: 'Car Loan', level: 1 }),
  },
  {
    remote: 'recommendations_mfe',
    path: '/recommendations',
    open: () => Promise.resolve(),
    lost: 'Your way to debt-free could not be shown.',
    there: (page: Page) => page.getByRole('table', { name: 'Strategies side by side' }),
    rest: (page: Page) => page.getByRole('heading', { name: 'Payment Recommendations', level: 1 }),
  },
  {
    remote: 'chat_mfe',
    path: '/',
    open: (page: Page) => page.getByRole('button', { name: 'Open assistant' }).click(),
    lost: 'The layout of the answer could not be loaded.',
    // The same greeting, laid out as a paragraph.
    there: (page: Page) =>
      page.getByRole('log', { name: 'Conversation' }).locator('p', { hasText: /^Hello\./ }),
    rest: (page: Page) => page.getByText(/^Hello\. Tell me/),
  },
] as const
