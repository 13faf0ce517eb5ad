import * as z from 'zod'

/** The scripts of each part of the shell, with their hashes; written by its build. */
export const preload = z.record(z.string(), z.array(z.tuple([z.string(), z.string()]).readonly()))
export type Preload = z.infer<typeof preload>
