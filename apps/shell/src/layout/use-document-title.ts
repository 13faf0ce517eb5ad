import { useEffect } from 'react'

/** Sets the title of the browser tab to the open page. */
export function useDocumentTitle(page: string) {
  useEffect(() => {
    document.title = `${page} · Solvent`
  }, [page])
}
