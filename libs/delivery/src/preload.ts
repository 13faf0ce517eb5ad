import * as z from 'zod'

/** What a build of the shell says of its parts: the scripts of each, with their hashes. */
export const preload = z.record(z.string(), z.array(z.tuple([z.string(), z.string()]).readonly()))
export type Preload = z.infer<typeof preload>
