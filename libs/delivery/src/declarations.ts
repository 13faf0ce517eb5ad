import * as z from 'zod'

/** The file of a build with the declarations of the packages that the shell shares. */
export const DECLARATIONS_FILE = 'types.json'

/** TypeScript declarations of packages, by name. */
export const declarations = z.record(
  z.string(),
  z.object({
    /** The file that importers get. */
    main: z.string(),
    /** The text of each `.d.ts` file, by its path in the package. */
    files: z.record(z.string().regex(/^[\w./-]+\.d\.ts$/), z.string()),
  }),
)

export type Declarations = Readonly<z.infer<typeof declarations>>
