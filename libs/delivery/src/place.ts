/** A remote that is a page of the app. */
export interface PagePlace {
  readonly kind: 'page'
  /** The path, such as `/assets`. */
  readonly path: string
  /** Shown in the navigation and in the browser's tab. */
  readonly label: string
  /** Path data of an icon of 24 x 24, drawn as lines. */
  readonly icon: readonly string[]
  /** Its position in the navigation, ascending; the dashboard has 0 and the profile 1000. */
  readonly order: number
  /** The two keys that open the page, pressed in sequence, and a description. */
  readonly shortcut?: { readonly keys: readonly [string, string]; readonly does: string }
}

/** A remote that is shown on the shell's pages. */
export interface WidgetPlace {
  readonly kind: 'widget'
  /** The shell's slot that it fills. */
  readonly slot: 'assistant'
  /** Its name on screen. */
  readonly label: string
}

/** Where a remote appears in the app. The remote declares it: the shell has no list of remotes. */
export type Place = PagePlace | WidgetPlace
