import type { RouteObject } from 'react-router-dom'
import { ownPaths } from './paths'
import { routes } from './routes'

/** The addresses that a route names itself, without parameters. */
function fixedPaths(route: RouteObject): string[] {
  const own = route.path && !/[:*]/.test(route.path) ? [route.path] : []
  return [...own, ...(route.children ?? []).flatMap(fixedPaths)]
}

test('no remote may have an address whose page the shell fills itself', () => {
  expect(routes.flatMap(fixedPaths).toSorted()).toEqual(ownPaths.toSorted())
})
