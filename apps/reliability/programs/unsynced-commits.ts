import { Worker } from 'node:worker_threads'

/**
 * Preloaded into the server: commits are acknowledged without syncing the log, as if its author relied on the system's
 * write cache. The control of the power cut; nothing else changes.
 */
const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
  return Reflect.apply(post, this, [withoutSync(message), ...rest])
} as typeof post

/** A message to the embedded database's thread: { id, requests: [{ kind, sync }] }. */
function withoutSync(message: unknown): unknown {
  if (!isObject(message) || !Array.isArray(message.requests)) return message
  return { ...message, requests: message.requests.map(unsynced) }
}

function unsynced(request: unknown): unknown {
  if (!isObject(request)) return request
  if (request.kind === 'commit') return { ...request, sync: false }
  return request.kind === 'sync' ? { kind: 'ping' } : request
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
