import { shellConfig } from '@solvent/remote-kit/rspack'

export default shellConfig(import.meta.dirname)
