import { Worker } from 'node:worker_threads'

/**
 * Loaded before the server: its commits are answered, and the sync of the log that they wait for is left out, as in a
 * program whose author trusted the system's memory. The control of the power cut; everything else stays as it is.
 */
const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
  return Reflect.apply(post, this, [withoutSync(message), ...rest])
} as typeof post

/** What goes to the thread of the embedded database: { id, requests: [{ kind, sync }] }. */
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
