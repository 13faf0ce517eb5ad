import { type FastifyServerOptions, LogController } from 'fastify'
import { requestId } from './request-log'

export interface LogOptions {
  level: string
  /** Where the lines go; standard output by default. */
  stream?: { write(line: string): void }
}

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'new_password',
  'secret_key',
  'cerebras_api_key',
  'access_token',
]

type LoggingOptions = Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'>

/**
 * Log lines without secrets: no bodies, no headers, and only the type, message, stack and code of an error, because a
 * database error also carries the statement's values. Each line of a request carries its id.
 */
export function loggingOptions({ level, stream }: LogOptions): LoggingOptions {
  return {
    // Fastify would write two lines for each request.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestId,
    logger: {
      level,
      ...(stream && { stream }),
      redact: {
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        remove: true,
      },
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
        err: (error: Error) => ({
          type: error.name,
          message: error.message,
          stack: error.stack ?? '',
          ...('code' in error && { code: error.code }),
        }),
      },
    },
  }
}
