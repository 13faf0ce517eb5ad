import { applyStoredTheme } from '@solvent/ui'

// A small separate bundle that runs first, so that the frame has the right theme before the app has loaded.
applyStoredTheme()
