import type { TableSort, TableView } from '@solvent/ui'
import { useEffect, useRef, useState } from 'react'
import { readTableView, viewParams, writeTableView } from './table-view-params'
import { useUrlParams } from './use-url-params'

/** Browsers refuse a page that changes its URL with every key; it is changed after a pause of so many ms. */
const PAUSE = 250

/**
 * Search and order of a table for `Table`, kept in the URL as `?q=&sort=&order=`, so that a link or a reload
 * shows the same rows. The initial order is the one where the URL names none; it is left out of the URL.
 */
export function useTableView(initialSort: TableSort | null = null): [TableView, (view: TableView) => void] {
  const [params, update] = useUrlParams()
  const [view, setView] = useState(() => readTableView(params, initialSort))
  const latest = useRef({ params, update, initialSort })
  useEffect(() => {
    latest.current = { params, update, initialSort }
  })

  // A view in the URL that was not written here (Back, a link) is the one to show.
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
      // The person may be on the way to another page, which this one's URL must not replace.
      if (window.location.pathname !== page) return
      latest.current.update((current) => {
        const next = writeTableView(current, view, latest.current.initialSort)
        known.current = viewParams(next)
        return next
      })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [view])

  return [view, setView]
}
