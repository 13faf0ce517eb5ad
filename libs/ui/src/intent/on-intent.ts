/**
 * Props of a link or a button: `prepare` is called as soon as somebody is about to press it, with a pointer, a finger or
 * the keyboard, and fetches what the press will need. It may be called many times.
 */
export function onIntent(prepare: () => void) {
  return { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare }
}
