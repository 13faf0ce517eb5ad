import { currentPerson, useClearReads, useRead } from '@solvent/api-client'
import { getProfile, pageCurrency } from '@solvent/contracts'
import { subscribe } from '@solvent/event-bus'
import { useLastFailure } from '@solvent/screen-kit'
import { setPageCurrency, usePageCurrency } from '@solvent/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { forgetCurrency, rememberCurrency, rememberedCurrency } from './remembered-currency'

/**
 * Sets the page currency to the user's. False until it is set, so that no page shows amounts in another currency: not
 * on a device that does not know the user yet, and not while the currency changes here or in another tab.
 */
export function useCurrencyShown(): boolean {
  const query = useRead(getProfile, {})
  const { data: profile } = query
  // A page retries failed reads and must stay mounted meanwhile.
  const failure = useLastFailure(query)
  const [remembered] = useState(() => rememberedCurrency(currentPerson()))
  const fallback = remembered ?? (failure ? 'USD' : null)
  const wanted = profile ? pageCurrency(profile) : fallback
  const shown = usePageCurrency()
  const clearReads = useClearReads({ except: getProfile })
  const hasBeenShown = useRef(false)

  useEffect(() => subscribe('signedOut', forgetCurrency), [])
  // Before paint, so that the old currency never shows.
  useLayoutEffect(() => {
    if (wanted === null || wanted === shown) return
    // Texts from the server contain amounts in the old currency.
    clearReads()
    setPageCurrency(wanted)
    if (hasBeenShown.current) restoreFocusToPage()
  }, [wanted, shown, clearReads])
  useEffect(() => {
    if (profile) rememberCurrency(currentPerson(), pageCurrency(profile))
  }, [profile])
  const isShown = wanted !== null && wanted === shown
  useEffect(() => {
    if (isShown) hasBeenShown.current = true
  }, [isShown])
  return isShown
}

/** Prevents the focus from going back to the top of the window when the page is mounted again. */
function restoreFocusToPage(): void {
  if (document.activeElement !== document.body) return
  document.querySelector('main')?.focus({ preventScroll: true })
}
