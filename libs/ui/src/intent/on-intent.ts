/**
 * Props for a link or a button that call `prepare` on hover, touch and focus, to prefetch what a press will need. It
 * may be called many times.
 */
export function onIntent(prepare: () => void) {
  return { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare }
}
