import { remoteConfig } from '@solvent/remote-kit/rspack'
import { version } from './package.json'

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'chat_mfe',
  kind: 'widget',
  version,
  devPort: 4204,
})
