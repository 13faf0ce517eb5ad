import { remoteConfig } from '@solvent/remote-kit/rspack'
import { version } from './package.json'

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'liabilities_mfe',
  kind: 'page',
  version,
  devPort: 4202,
})
