/**
 * The largest total from which a projection or schedule continues, in minor units: 7 trillion. A month at most doubles
 * what is owed (100%, posted once a year), and a year's sum of balances is at most twelve times it, so up to here every
 * amount is exact in a double and in JSON.
 */
export const LARGEST_SAFE_TOTAL = 700_000_000_000_000n
