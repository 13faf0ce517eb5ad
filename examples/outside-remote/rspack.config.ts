import { remoteConfig } from '@solvent/remote-kit/rspack'
import { version } from './package.json'
import description from './remote.json'

export default remoteConfig({ dir: import.meta.dirname, name: 'debt-notes', version, description })
