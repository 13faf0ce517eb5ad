/** A remote that fills a page of the shell's. */
export interface PagePlace {
  readonly kind: 'page'
  /** The address, such as `/assets`. */
  readonly path: string
  /** In the navigation and in the browser's tab. */
  readonly label: string
  /** Path data of an icon of 24 x 24, drawn as lines. */
  readonly icon: readonly string[]
  /** Where it stands in the navigation: the smaller first, the dashboard having 0 and the profile 1000. */
  readonly order: number
  /** The keys that lead there, one after the other, and what they do in words. */
  readonly shortcut?: { readonly keys: readonly [string, string]; readonly does: string }
}

/** A remote that stands on pages of the shell's. */
export interface WidgetPlace {
  readonly kind: 'widget'
  /** Which of the shell's places for widgets it fills. */
  readonly slot: 'assistant'
  /** What a person calls it. */
  readonly label: string
}

/** Where a remote stands in the app. It brings this itself: the shell has no list of remotes. */
export type Place = PagePlace | WidgetPlace
