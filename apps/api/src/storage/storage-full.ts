/** The disk has no room for another change. Nothing was saved; reads still work. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'

  constructor(cause?: unknown) {
    super('There is no room left on the disk of the database.', { cause })
  }
}
