import { ines } from '@solvent/testing'
import { mountAlone } from '@solvent/testing/standalone'
import Page from './page'

mountAlone(<Page />, ines)
