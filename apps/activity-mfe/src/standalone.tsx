import { mountAlone } from '@solvent/testing/standalone'
import Page from './page'

mountAlone(<Page />)
