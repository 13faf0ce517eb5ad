import { UsageError } from '../failure'

/** The origins of releases, by remote name; the empty name stands for all others. */
export type Origins = ReadonlyMap<string, string>

const ALL = ''

/** Parses values such as `https://remotes.example.com` and `assets_mfe=https://assets.example.com`. */
export function readOrigins(words: readonly string[]): Origins {
  return new Map(
    words.map((word) => {
      const [, name = ALL, address = ''] = /^(?:([a-z0-9_]+)=)?(.*)$/.exec(word) ?? []
      const url = URL.canParse(address) ? new URL(address) : null
      const isOrigin = url && /^https?:$/.test(url.protocol) && /^[a-z0-9.:[\]-]+$/.test(url.host)
      if (isOrigin && [url.origin, `${url.origin}/`].includes(address)) return [name, url.origin]
      throw new UsageError(
        `--origin ${word} is not an origin: write it like https://remotes.example.com, without a path.`,
      )
    }),
  )
}

/** The origin given for a remote, if any. */
export function givenOrigin(origins: Origins, name: string): string | undefined {
  return origins.get(name) ?? origins.get(ALL)
}
