import * as apiClient from '@solvent/api-client'
import * as contracts from '@solvent/contracts'
import * as eventBus from '@solvent/event-bus'
import type { SharedLibrary, SharedPackage } from '@solvent/remote-kit'
import * as ui from '@solvent/ui'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as styledComponents from 'styled-components'
import { version } from '../../package.json'
import * as router from './router-facade'

/** The single copy of each library on the page. Our own libraries have the shell's version. */
export const sharedLibraries: Readonly<Record<SharedPackage, SharedLibrary>> = {
  react: { version: react.version, exports: react },
  'react/jsx-runtime': { version: react.version, exports: jsxRuntime },
  'react-dom': { version: reactDom.version, exports: reactDom },
  'react-router-dom': { version: router.version, exports: router },
  'styled-components': { version: styledComponents.version, exports: styledComponents },
  '@solvent/api-client': { version, exports: apiClient },
  '@solvent/contracts': { version, exports: contracts },
  '@solvent/event-bus': { version, exports: eventBus },
  '@solvent/ui': { version, exports: ui },
}
