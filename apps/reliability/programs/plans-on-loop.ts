import Piscina from 'piscina'

/**
 * Loaded before the server: what is meant for a thread of a pool is done where everything else is answered. The control
 * of plans beside other people.
 */
Piscina.prototype.run = async function here(
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
