import Piscina from 'piscina'

/**
 * Preloaded into the server: runs the tasks of the worker pool on the main event loop. The control of the test of plans
 * beside other requests.
 */
Piscina.prototype.run = async function onMainThread(
  this: Piscina,
  { name, args }: { name: string; args: unknown[] },
) {
  const { filename, name: exported } = this.options
  const program = (await import(/* webpackIgnore: true */ String(filename))) as Record<
    string,
    (task: object) => unknown
  >
  return program[exported]?.({ name, args })
} as Piscina['run']
