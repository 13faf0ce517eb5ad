/**
 * The clients of all calls. Their code comes after the first page, and is there already where somebody asked for it
 * early. If it is lost on its way, the next call asks for it again.
 *
 * @throws Error if it cannot be had
 */
export function loadClients(): Promise<Pick<typeof import('./axios-clients'), 'http' | 'streamHttp'>> {
  return import(/* webpackChunkName: "http" */ './axios-clients')
}
