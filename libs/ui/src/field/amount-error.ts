const CURRENCY_SIGNS = /\p{Sc}/gu

/**
 * The error of an amount as typed. If the text has the sign of another currency than the page's, the error begins with
 * the page's: "Amounts here are in $, not €. Enter 1200.00".
 */
export function amountError(error: string, text: string, pageSign: string): string {
  const other = text.match(CURRENCY_SIGNS)?.find((sign) => !pageSign.includes(sign))
  return other ? `Amounts here are in ${pageSign}, not ${other}. ${error}` : error
}
