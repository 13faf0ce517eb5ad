import type { TableSort, TableView } from '@solvent/ui'
import { useEffect, useRef, useState } from 'react'
import { readTableView, viewParams, writeTableView } from './table-view-params'
import { useUrlParams } from './use-url-params'

/** Browsers limit how often a page may change its URL, so it is updated after a pause in typing. */
const URL_UPDATE_DELAY_MS = 250

/**
 * Search and order for `Table`, stored in the URL as `?q=&sort=&order=`, so that a link or a reload shows the same
 * rows. The initial order applies if the URL names none, and is left out of the URL.
 */
export function useTableView(initialSort: TableSort | null = null): [TableView, (view: TableView) => void] {
  const [params, update] = useUrlParams()
  const [view, setView] = useState(() => readTableView(params, initialSort))
  const latest = useRef({ params, update, initialSort })
  useEffect(() => {
    latest.current = { params, update, initialSort }
  })

  // A view in the URL that was not written here (Back, a link) replaces the current one.
  const inUrl = viewParams(params)
  const known = useRef(inUrl)
  useEffect(() => {
    if (inUrl === known.current) return
    known.current = inUrl
    setView(readTableView(latest.current.params, latest.current.initialSort))
  }, [inUrl])

  useEffect(() => {
    const page = window.location.pathname
    const timer = setTimeout(() => {
      // The user may be navigating to another page, whose URL must not be replaced.
      if (window.location.pathname !== page) return
      latest.current.update((current) => {
        const next = writeTableView(current, view, latest.current.initialSort)
        known.current = viewParams(next)
        return next
      })
    }, URL_UPDATE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [view])

  return [view, setView]
}
