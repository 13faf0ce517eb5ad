import { remoteConfig } from '@solvent/remote-kit/rspack'
import { version } from './package.json'

export default remoteConfig({
  dir: import.meta.dirname,
  kind: 'widget',
  version,
  devPort: 4204,
})
