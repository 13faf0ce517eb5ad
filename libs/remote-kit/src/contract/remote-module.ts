import type { ComponentType } from 'react'

/** The self-description that a remote exposes as its `contract` module. */
export interface RemoteContract {
  /** The federated name, which is also its key in the registry. */
  readonly remote: string
  /** A page fills the shell's main area; a widget is part of one of the shell's pages. */
  readonly kind: 'page' | 'widget'
  /** Incremented when the props or the meaning of the exposed component change. */
  readonly version: number
}

/** The versions of the contract that this shell supports, newest first. */
export const CONTRACT_VERSIONS: readonly number[] = [1]

/** A component of a remote, and its expected kind. */
export interface RemoteTarget {
  readonly remote: string
  readonly kind: RemoteContract['kind']
}

/** The module with the component, which the shell mounts in its own React root. */
export interface RemoteModule {
  readonly default: ComponentType<object>
  /** The initial reads of a page, for prefetching: pairs of an endpoint and its input. */
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

/** Checks that a remote exposes the expected component. @throws Error that says what is wrong */
export function checkedModule(
  { remote, kind }: RemoteTarget,
  version: number,
  exposed: unknown,
  module: unknown,
): RemoteModule {
  const contract = isContract(exposed) ? exposed.contract : undefined
  const fits = contract?.remote === remote && contract.kind === kind && contract.version === version
  if (!fits) throw new Error(`${remote} does not implement version ${version} of the remote contract`)
  if (!isModule(module)) throw new Error(`${remote} exposes no component`)
  return module
}

/** The props that the shell passes to a widget. A page gets none. */
export interface WidgetProps {
  /** Opens the page where the user enters the assistant's API key. */
  onConfigure: () => void
  /** The user opened the widget from elsewhere: it opens and scrolls into view. */
  wanted?: boolean
  /** Called when it has opened because of `wanted`. */
  onOpened?: () => void
  /** A card has its own open and closed state; in a panel, `wanted` decides. Defaults to a card. */
  place?: 'card' | 'panel'
}
