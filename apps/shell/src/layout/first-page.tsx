import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { RouteError } from './route-error'

/** Takes away the frame that index.html shows, at the very moment at which there is something else to see. */
function useFrameGone() {
  useLayoutEffect(() => document.getElementById('frame')?.remove(), [])
}

/** The place of every page. */
export function FirstPage() {
  useFrameGone()
  return <Outlet />
}

/** Stands in for the first page if that cannot be shown. */
export function FirstPageError() {
  useFrameGone()
  return <RouteError />
}
