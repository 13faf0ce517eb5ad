/** The database of the responses that are available offline. */
export const OFFLINE_DATABASE = 'solvent-readings'

/** Deletes it. Works offline and needs no code that is loaded later. */
export function deleteOfflineStore(): void {
  // Other tabs close their connection when they are asked to.
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(OFFLINE_DATABASE)
}
