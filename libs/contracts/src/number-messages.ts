/** The messages for a value that is not a number, and for one with fractions of a cent. */
export const NUMBER_MESSAGES = ['must be a number', 'must have at most two decimals'] as const
