import { createHash } from 'node:crypto'

// The hash of the empty style element that styled-components inserts before it writes rules by script.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The hashes of the page's inline styles, as the policy names them. */
export function styleHashes(page: string): string[] {
  const styles = [...page.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style)
  return styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
}

/**
 * A policy that allows only scripts of the shell and of the registered remotes, and turns no text into script or
 * markup: a script URL must pass the page's one Trusted Types policy, which the shell creates at its start.
 */
export function pagePolicy(origins: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...origins].join(' '),
    ['connect-src', "'self'", ...origins].join(' '),
    ['style-src', "'self'", EMPTY_STYLE, ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}
