import type { RouteObject } from 'react-router-dom'
import { ownPaths } from './paths'
import { routes } from './routes'

/** The paths of a route and its children that have no parameters. */
function fixedPaths(route: RouteObject): string[] {
  const own = route.path && !/[:*]/.test(route.path) ? [route.path] : []
  return [...own, ...(route.children ?? []).flatMap(fixedPaths)]
}

test('every page of the shell has a reserved address', () => {
  expect(routes.flatMap(fixedPaths).toSorted()).toEqual(ownPaths.toSorted())
})
