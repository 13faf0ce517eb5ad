import { currentPerson, useClearReads, useRead } from '@solvent/api-client'
import { getProfile, pageCurrency } from '@solvent/contracts'
import { subscribe } from '@solvent/event-bus'
import { useLastFailure } from '@solvent/screen-kit'
import { setPageCurrency, usePageCurrency } from '@solvent/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { forgetCurrency, rememberCurrency, rememberedCurrency } from './remembered-currency'

/**
 * Gives the page the person's currency. False until it has it: no page shows amounts in another one meanwhile, not on
 * a device that does not know the person yet, and not while the person changes it here or in another tab.
 */
export function useCurrencyShown(): boolean {
  const query = useRead(getProfile, {})
  const { data: profile } = query
  // A page asks again what could not be read, and must not go away for that.
  const failure = useLastFailure(query)
  const [remembered] = useState(() => rememberedCurrency(currentPerson()))
  const unread = remembered ?? (failure ? 'USD' : null)
  const wanted = profile ? pageCurrency(profile) : unread
  const shown = usePageCurrency()
  const forgetAnswers = useClearReads({ except: getProfile })
  const isChange = useRef(false)

  useEffect(() => subscribe('signedOut', forgetCurrency), [])
  // Before the browser paints, so that nothing in the other currency is ever seen.
  useLayoutEffect(() => {
    if (wanted === null || wanted === shown) return
    // The server's words are in the former currency.
    forgetAnswers()
    setPageCurrency(wanted)
    if (isChange.current) keepFocusOnPage()
  }, [wanted, shown, forgetAnswers])
  useEffect(() => {
    if (profile) rememberCurrency(currentPerson(), pageCurrency(profile))
  }, [profile])
  const isShown = wanted !== null && wanted === shown
  useEffect(() => {
    if (isShown) isChange.current = true
  }, [isShown])
  return isShown
}

/** The keyboard does not go back to the top of the window with the page that is drawn anew. */
function keepFocusOnPage(): void {
  if (document.activeElement !== document.body) return
  document.querySelector('main')?.focus({ preventScroll: true })
}
