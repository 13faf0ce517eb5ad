import type { ComponentType } from 'react'

/** What a remote says of itself in its exposed `contract` module. */
export interface RemoteContract {
  /** The federated name: an identifier, and the key of its row in the registry. */
  readonly remote: string
  /** A page fills the shell's main area; a widget stands on one of the shell's pages. */
  readonly kind: 'page' | 'widget'
  /** Grows when the props or the meaning of the exposed component change. */
  readonly version: 1
}

/** The only version of the contract that this shell mounts. */
export const CONTRACT_VERSION = 1

/** The module with the component; the shell mounts it in its own React root. */
export interface RemoteModule {
  readonly default: ComponentType<object>
}

/** What the shell gives to a widget. A page gets nothing. */
export interface WidgetProps {
  /** Leads to the place where the person enters the assistant's API key. */
  onConfigure: () => void
  /** The person asks for the widget from elsewhere: it opens and comes into view. */
  wanted?: boolean
  /** Called when it has opened because it was wanted. */
  onOpened?: () => void
  /** A card, which opens and closes by itself, or inside a panel that is open while it is wanted. A card when left out. */
  place?: 'card' | 'panel'
}
