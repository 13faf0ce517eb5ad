import { shellConfig, shellDevConfig } from '@solvent/remote-kit/rspack'

/** `rspack build` makes the host of the federation, `rspack dev` serves everything as one page with hot reload. */
export default (env: Record<string, unknown>) =>
  env.RSPACK_SERVE ? shellDevConfig(import.meta.dirname) : shellConfig(import.meta.dirname)
