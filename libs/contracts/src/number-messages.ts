/** What is said of a number that is none, or that has parts of a cent. */
export const NUMBER_MESSAGES = ['must be a number', 'must have at most two decimals'] as const
