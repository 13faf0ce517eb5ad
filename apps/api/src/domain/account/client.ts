import Bowser from 'bowser'

/** Who sends a request, as far as it says. */
export interface Client {
  /** The IP address. */
  address: string
  /** The header of that name; empty if there is none. */
  userAgent: string
}

/** Real ones are shorter. The parser's patterns take longer for longer texts. */
const MAX_LENGTH = 512

/** What a person knows the device by, such as "Firefox on Linux"; empty if it does not say. */
export function deviceName({ userAgent }: Client): string {
  // The parser refuses an empty text.
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  return [browser.name, os.name].filter(Boolean).join(' on ')
}
