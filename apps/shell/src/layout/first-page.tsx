import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { RouteError } from './route-error'

/** Removes the frame of index.html in the same paint that shows the page. */
function useFrameRemoval() {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), [])
}

/** Renders the current page. */
export function FirstPage() {
  useFrameRemoval()
  return <Outlet />
}

/** Replaces a page that cannot be shown. */
export function FirstPageError() {
  useFrameRemoval()
  return <RouteError />
}
