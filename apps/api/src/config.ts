import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartRefusal } from './storage/start-refusal'

const PORT_RULE = 'it must be a number from 0 to 65535'
const PROXY_RULE = 'it must be addresses or networks such as 10.0.0.0/8, separated by commas'
const DATABASE_RULE = 'it must be an address like postgres://user:password@localhost:5432/solvent'
const REGISTRATIONS_RULE = 'it must be a number from 1 to 999999'
const TURNS_RULE = 'it must be a number from 1 to 999999'
const CACHE_RULE = 'it must be a number of megabytes from 0 to 9999'
const POOL_RULE = 'it must be a number of connections from 1 to 1000'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const optionalPath = z
  .string()
  .min(1)
  .transform((path) => resolve(path))
  .optional()

const environment = z
  .object({
    PORT: z.stringFormat('port', isPort, PORT_RULE).transform(Number).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/./, DATABASE_RULE)
      .optional(),
    DATABASE_READ_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/./, DATABASE_RULE)
      .optional(),
    DATABASE_POOL: z.stringFormat('pool', isPoolSize, POOL_RULE).transform(Number).optional(),
    SHELL_DIR: optionalPath,
    REGISTRY_DIR: optionalPath,
    REGISTRY_KEY_FILE: optionalPath,
    REGISTRY_HISTORY: z.enum(['on', 'off'], 'it must be on or off').default('off'),
    SERVER_KEY_FILE: optionalPath,
    BACKUP_DIR: optionalPath,
    SERVER_KEY: z.base64('it must be base64').optional(),
    AI_BASE_URL: z
      .url({ protocol: /^https?$/, error: 'it must be an http or https address' })
      .default('https://api.cerebras.ai/v1'),
    AI_TURNS_PER_DAY: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, TURNS_RULE)
      .transform(Number)
      .default(200),
    REGISTRATIONS_PER_MINUTE: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, REGISTRATIONS_RULE)
      .transform(Number)
      .default(60),
    ANSWER_CACHE_MB: z
      .string()
      .regex(/^\d{1,4}$/, CACHE_RULE)
      .transform(Number)
      .default(16),
    WEBHOOK_PRIVATE_HOSTS: z.enum(['on', 'off'], 'it must be on or off').default('off'),
    TRUST_PROXY: z.string().refine(areNetworks, PROXY_RULE).optional(),
    METRICS_PORT: z.stringFormat('port', isPort, PORT_RULE).transform(Number).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
    OTEL_SDK_DISABLED: z.string().optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `it must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  })
  .superRefine((env, context) => {
    for (const setting of ['REGISTRY_DIR', 'REGISTRY_KEY_FILE'] as const) {
      if (env.SHELL_DIR && !env[setting])
        context.addIssue({ code: 'custom', path: [setting], message: 'it is required with SHELL_DIR' })
    }
    if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined)
      context.addIssue({ code: 'custom', path: ['DATABASE_READ_URL'], message: 'DATABASE_URL is missing' })
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    /** URL of a PostgreSQL server to use instead of the data folder. */
    databaseUrl: env.DATABASE_URL,
    /** URL of its standby, for reads. */
    databaseReadUrl: env.DATABASE_READ_URL,
    databasePool: env.DATABASE_POOL,
    logLevel: env.LOG_LEVEL,
    /** Without it, the metrics are served on the main port. */
    metricsPort: env.METRICS_PORT,
    /**
     * Whether a trace collector is configured; the OpenTelemetry packages read the rest of its variables themselves.
     */
    hasTracing:
      (env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined &&
      env.OTEL_SDK_DISABLED !== 'true',
    aiBaseUrl: env.AI_BASE_URL.replace(/\/+$/, ''),
    /** Messages per person to the assistant in 24 hours. */
    aiTurnsPerDay: env.AI_TURNS_PER_DAY,
    /** Size of the answer cache. */
    answerCacheBytes: env.ANSWER_CACHE_MB * 1_000_000,
    trustProxy: env.TRUST_PROXY,
    /** Whether webhooks may call addresses of the server's own networks. */
    allowsPrivateHosts: env.WEBHOOK_PRIVATE_HOSTS === 'on',
    /** Per client address. */
    registrationsPerMinute: env.REGISTRATIONS_PER_MINUTE,
    serverKey: env.SERVER_KEY,
    // Next to the data folder, not in it: a copy of the data alone opens no secrets.
    serverKeyFile: env.SERVER_KEY_FILE ?? `${resolve(env.DATA_DIR)}.key`,
    backupDir: env.BACKUP_DIR ?? `${resolve(env.DATA_DIR)}.backups`,
    // A PostgreSQL server is expected to have its own backups; ours run only if BACKUP_DIR names a folder.
    hasNightlyBackups: env.DATABASE_URL === undefined || env.BACKUP_DIR !== undefined,
    shell:
      env.SHELL_DIR && env.REGISTRY_DIR && env.REGISTRY_KEY_FILE
        ? {
            shellDir: env.SHELL_DIR,
            /** The registry of the remotes' releases, and the key it is signed with. */
            registry: { dir: env.REGISTRY_DIR, keyFile: env.REGISTRY_KEY_FILE },
            /** Whether anyone may see the app with the releases of an earlier revision. */
            hasHistory: env.REGISTRY_HISTORY === 'on',
          }
        : undefined,
  }))

export type Config = z.infer<typeof environment>

/** @throws StartRefusal that names the first invalid setting */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(withUrls(set))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StartRefusal(`The setting ${issue?.path.join('.')} is not valid: ${issue?.message}.`)
}

/** A password in a file is not visible in the settings of a container. */
function withUrls(set: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return ['DATABASE_URL', 'DATABASE_READ_URL'].reduce(withUrlOfFile, set)
}

function withUrlOfFile(set: NodeJS.ProcessEnv, setting: string): NodeJS.ProcessEnv {
  const { [`${setting}_FILE`]: file, ...others } = set
  if (file === undefined || others[setting] !== undefined) return others
  try {
    return { ...others, [setting]: readFileSync(file, 'utf8').trim() }
  } catch {
    throw new StartRefusal(`The setting ${setting}_FILE is not valid: the file ${file} cannot be read.`)
  }
}

function areNetworks(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits = '1', ...more] = part.trim().split('/')
    const size = isIP(address) === 4 ? 32 : 128
    const isSize = /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= size
    return isIP(address) > 0 && isSize && more.length === 0
  })
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}

function isPoolSize(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1000
}
