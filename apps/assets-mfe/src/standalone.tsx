import { mountAlone } from '@solvent/testing/standalone'
import { AssetsPage } from './assets-page'

mountAlone(<AssetsPage />)
