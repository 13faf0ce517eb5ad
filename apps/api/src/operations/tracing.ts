import FastifyOtel from '@fastify/otel'
import { type Context, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type Span,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../storage/database'

export interface Tracing {
  instrument(app: FastifyInstance): void
  database<Inner extends Database>(db: Inner): Inner
  /** Exports the remaining spans. */
  stop(): Promise<void>
}

/**
 * Exports a span for each request and for each of its transactions to an OpenTelemetry collector; the standard OTEL_
 * variables set its address and the interval. Spans name routes and outcomes, never the content of requests or answers.
 */
export function startTracing(): Tracing {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'solvent-api' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new WithoutErrorMessages(new BatchSpanProcessor(new OTLPTraceExporter()))],
  })
  provider.register()
  const requests = new FastifyOtel({
    recordExceptions: false,
    instrumentHooks: false,
    instrumentHandler: false,
    requestHook(span, { method, routeOptions: { url = 'unknown' } }) {
      span.updateName(`${method} ${url}`)
      // The path would contain ids and, after the question mark, search terms.
      span.setAttribute('url.path', url)
    },
  })
  requests.setTracerProvider(provider)
  const tracer = provider.getTracer('solvent')

  return {
    // Not registered as a plugin, which would load only after the routes are defined.
    instrument: (app) => requests.plugin()(app, {}, () => {}),
    database: (db) => ({
      ...db,
      asUser: (userId, work) => inSpan(tracer, () => db.asUser(userId, work)),
      asReader: (userId, work) => inSpan(tracer, () => db.asReader(userId, work)),
      inBackground: (userId, work) => inSpan(tracer, () => db.inBackground(userId, work)),
    }),
    stop: () => provider.shutdown(),
  }
}

function inSpan<Result>(tracer: Tracer, transaction: () => Promise<Result>): Promise<Result> {
  const options = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }
  return tracer.startActiveSpan('transaction', options, async (span) => {
    try {
      return await transaction()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Removes error messages from the spans: they may quote the request. */
class WithoutErrorMessages implements SpanProcessor {
  readonly #next: SpanProcessor

  constructor(next: SpanProcessor) {
    this.#next = next
  }

  onStart(span: Span, context: Context): void {
    this.#next.onStart(span, context)
  }

  onEnd(span: ReadableSpan): void {
    delete span.status.message
    this.#next.onEnd(span)
  }

  forceFlush(): Promise<void> {
    return this.#next.forceFlush()
  }

  shutdown(): Promise<void> {
    return this.#next.shutdown()
  }
}
