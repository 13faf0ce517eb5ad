import { useEffect } from 'react'

/** Names the browser's tab after the page that is open. */
export function useDocumentTitle(page: string) {
  useEffect(() => {
    document.title = `${page} · Solvent`
  }, [page])
}
