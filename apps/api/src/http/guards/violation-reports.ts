import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Where browsers report violations of a page's policy. */
export const REPORTS_PATH = '/api/csp-reports'

const TYPES = ['application/csp-report', 'application/reports+json']
const MAX_REPORT_BYTES = 16 * 1024
const LINES_PER_MINUTE = 30
const MINUTE_MS = 60_000

const text = z.string().max(4000).optional()
const older = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
})
const newer = z.array(z.object({ body: z.object({ effectiveDirective: text, blockedURL: text }) })).max(20)

interface Violation {
  directive: string
  blocked: string
}

/**
 * Logs policy violations: the directive and the origin, never a full URL or a person's text. Reports need no login, so
 * at most thirty a minute are logged.
 */
export async function violationReports(app: FastifyInstance): Promise<void> {
  let minute = 0
  let lines = 0

  function mayLog(): boolean {
    const now = Math.floor(Date.now() / MINUTE_MS)
    lines = now === minute ? lines + 1 : 1
    minute = now
    return lines <= LINES_PER_MINUTE
  }

  app.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES }, (_, body, done) => {
    done(null, body)
  })
  app.post(REPORTS_PATH, { bodyLimit: MAX_REPORT_BYTES }, async (request, reply) => {
    for (const violation of toViolations(request.body)) {
      if (mayLog()) request.log.warn({ violation }, 'security: a page broke its policy')
    }
    return reply.status(204).send()
  })
}

function toViolations(body: unknown): Violation[] {
  const report = parseJson(body)
  const one = older.safeParse(report)
  if (one.success) {
    const {
      'effective-directive': effective,
      'violated-directive': violated,
      'blocked-uri': blocked,
    } = one.data['csp-report']
    return [{ directive: toKeyword(effective ?? violated), blocked: toOrigin(blocked) }]
  }
  const many = newer.safeParse(report)
  if (!many.success) return []
  return many.data.map(({ body: { effectiveDirective, blockedURL } }) => ({
    directive: toKeyword(effectiveDirective),
    blocked: toOrigin(blockedURL),
  }))
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}

function toKeyword(directive = ''): string {
  return /^[a-z-]+/.exec(directive)?.[0].slice(0, 40) ?? 'unknown'
}

/** The origin of a URL; otherwise the browser's keyword, such as "inline" or "trusted-types-sink". */
function toOrigin(blocked = ''): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : toKeyword(blocked)
}
