import { mountAlone } from '@solvent/testing/standalone'
import Widget from './widget'

mountAlone(<Widget onConfigure={() => location.assign('/profile')} />)
