import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { REPORTS_PATH, violationReports } from '../guards/violation-reports'

export interface ShellFiles {
  /** Folder of the built shell. */
  shellDir: string
  /** The registry document; it is read anew for each page, so an edit takes effect at once. */
  registryFile: string
}

const registrySchema = z.object({ remotes: z.record(z.string(), z.object({ entry: z.url() })) })

const REGISTRY_ELEMENT = /(<script type="application\/json" id="remote-registry">)(<\/script>)/
// The hash of the empty style element that styled-components inserts before it writes rules by script.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The hashes of the styles that stand in the page, as the policy names them. */
function styleHashes(page: string): string[] {
  const styles = [...page.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style)
  return styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
}

/**
 * A policy that runs scripts of the shell and of the registered remotes only, and makes no script or markup of a
 * text: an address of a script must pass the one policy of the page, which the shell makes at its start.
 */
function contentSecurityPolicy(registry: z.infer<typeof registrySchema>, styles: readonly string[]): string {
  const origins = Object.values(registry.remotes).map(({ entry }) => new URL(entry).origin)
  const remotes = [...new Set(origins)].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${remotes}`,
    `connect-src 'self' ${remotes}`,
    ['style-src', "'self'", EMPTY_STYLE, ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${REPORTS_PATH}`,
    'report-to csp',
  ].join('; ')
}

/** Serves the shell and, with every page, the registry that says which remotes it runs. */
export async function registerShellHost(
  app: FastifyInstance,
  { shellDir, registryFile }: ShellFiles,
): Promise<void> {
  const template = await readFile(path.join(shellDir, 'index.html'), 'utf8')
  const styles = styleHashes(template)

  async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    const text = await readFile(registryFile, 'utf8')
    const registry = registrySchema.parse(JSON.parse(text))
    // "<" would end the script element early if a value carried it.
    const inline = JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c')
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy(registry, styles))
      .header('Reporting-Endpoints', `csp="${REPORTS_PATH}"`)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        template.replace(REGISTRY_ELEMENT, (_, open: string, close: string) => `${open}${inline}${close}`),
      )
  }

  await app.register(violationReports)
  await app.register(fastifyStatic, {
    root: shellDir,
    index: false,
    wildcard: false,
    globIgnore: ['index.html'],
    immutable: true,
    maxAge: '365d',
  })
  app.get('/registry.json', async (_, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('application/json')
      .send(await readFile(registryFile, 'utf8')),
  )
  // Every other address is the shell's to decide, but a file that is missing is not a page.
  app.get('/*', (request, reply) => {
    // Not everything that a client may send is a URL: "//" is none.
    const [address = ''] = request.url.split('?')
    return path.extname(address) ? reply.callNotFound() : sendPage(reply)
  })
}
