import type { BlastCase } from './blast-cases'
import { isNetworkFault, type NetworkFault } from './faults'
import type { FoundRemote } from './found-remotes'
import type { Front } from './front'
import type { ReleaseHost } from './release-host'
import { brokenRelease, changedRelease, releaseIn, scriptsOf } from './releases'

/** Publishes the built release of a remote under a separate version. */
export function publishUnchanged(host: ReleaseHost, { name, folder }: FoundRemote, version: string) {
  return host.publish(
    name,
    changedRelease(releaseIn(folder), version, (script) => script),
  )
}

/** Injects the fault of a case before the page is opened; returns a function that removes it. */
export async function injectFault(front: Front, host: ReleaseHost, { remote, part, fault }: BlastCase) {
  const { name, folder, lazyPart } = remote
  const good = publishUnchanged(host, remote, 'blast-good')
  async function repair() {
    front.fault = null
    front.change({ [name]: good })
    await host.repair()
  }
  if (part === 'manifest') {
    // The release and its files are withdrawn, and the registry that names the next release fails.
    const gone = publishUnchanged(host, remote, 'blast-gone')
    host.remove(gone)
    front.change({ [name]: gone })
    front.fault = fault as NetworkFault // manifest cases have only network faults
  } else if (isNetworkFault(fault)) {
    front.change({ [name]: good })
    await host.break({ fault, files: scriptsOf(good, part) })
  } else {
    const bad = brokenRelease(releaseIn(folder), 'blast-bad', fault, part, lazyPart?.component)
    front.change({ [name]: host.publish(name, bad) })
  }
  return repair
}
