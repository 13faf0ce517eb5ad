import { OWN_PAGES } from '@solvent/delivery/page-parts'
import type { RouteObject } from 'react-router-dom'
import { ownPageAt } from './own-pages'
import { DASHBOARD_ALIAS, guestPaths, ownPaths, paths } from './paths'
import { routes } from './routes'

/** The paths of a route and its children that have no parameters. */
function fixedPaths(route: RouteObject): string[] {
  const own = route.path && !/[:*]/.test(route.path) ? [route.path] : []
  return [...own, ...(route.children ?? []).flatMap(fixedPaths)]
}

test('every page of the shell has a reserved address', () => {
  expect(routes.flatMap(fixedPaths).toSorted()).toEqual(ownPaths.toSorted())
})

test('every page of the shell behind the login has a component, preloaded parts and a size limit', () => {
  const pages = ownPaths.filter((path) => !guestPaths.includes(path))
  for (const path of pages) {
    expect(ownPageAt(path === DASHBOARD_ALIAS ? paths.dashboard : path)).toBeDefined()
  }
  expect(Object.keys(OWN_PAGES).toSorted()).toEqual(pages.toSorted())
})
