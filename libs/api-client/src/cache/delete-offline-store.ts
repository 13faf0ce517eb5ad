/** Where the last readings are kept on this device. */
export const READINGS_DATABASE = 'solvent-readings'

/** Leaves nothing of them on the device. Needs no code that may be missing, and no connection. */
export function forgetReadings(): void {
  // Whoever holds it open in another tab lets go of it.
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(READINGS_DATABASE)
}
