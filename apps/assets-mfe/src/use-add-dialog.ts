import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Whether the add dialog is open, and what opens and closes it. An address with `?add=1` opens it once: the
 * request is taken out of the address, so that reloading or going back does not open it again.
 */
export function useAddDialog(): [boolean, (isOpen: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const isRequested = params.get('add') === '1'
  useEffect(() => {
    if (!isRequested) return
    setOpen(true)
    setParams(withoutRequest, { replace: true })
  }, [isRequested, setParams])
  return [isOpen, setOpen]
}

function withoutRequest(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('add')
  return rest
}
