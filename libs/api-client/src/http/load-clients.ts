/**
 * The clients of all calls, loaded on first use. After a failure, the next call loads them again.
 *
 * @throws Error if they cannot be loaded
 */
export function loadClients(): Promise<Pick<typeof import('./axios-clients'), 'http' | 'streamHttp'>> {
  return import(/* webpackChunkName: "http" */ './axios-clients')
}
