/** A chunk of its own: few come here, and none at first. */
export const loadProfilePage = () => import('./profile/profile-page')

/** Fetches it before somebody goes there, who is told if it is lost then. */
export function prepareProfilePage(): void {
  loadProfilePage().catch(() => undefined)
}
