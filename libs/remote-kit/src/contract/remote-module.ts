import type { ComponentType } from 'react'

/** What a remote says of itself in its exposed `contract` module. */
export interface RemoteContract {
  /** The federated name: an identifier, and the key of its row in the registry. */
  readonly remote: string
  /** A page fills the shell's main area; a widget stands on one of the shell's pages. */
  readonly kind: 'page' | 'widget'
  /** Grows when the props or the meaning of the exposed component change. */
  readonly version: number
}

/** The versions of the contract that this shell mounts, the newest first. */
export const CONTRACT_VERSIONS: readonly number[] = [1]

/** Which exposed component of which remote, and what it must be. */
export interface RemoteTarget {
  readonly remote: string
  readonly kind: RemoteContract['kind']
}

/** The module with the component; the shell mounts it in its own React root. */
export interface RemoteModule {
  readonly default: ComponentType<object>
  /** What a page reads at first, so that it is there before the page is opened: pairs of an endpoint and its input. */
  readonly readings?: unknown
}

function isModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function'
  )
}

function isContract(value: unknown): value is { contract: RemoteContract } {
  return typeof value === 'object' && value !== null && 'contract' in value
}

/** The component of a remote that is what it should be. @throws Error that says what it is not */
export function checkedModule(
  { remote, kind }: RemoteTarget,
  version: number,
  said: unknown,
  module: unknown,
): RemoteModule {
  const contract = isContract(said) ? said.contract : undefined
  const fits = contract?.remote === remote && contract.kind === kind && contract.version === version
  if (!fits) throw new Error(`${remote} does not keep version ${version} of the remote contract`)
  if (!isModule(module)) throw new Error(`${remote} exposes no component`)
  return module
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
