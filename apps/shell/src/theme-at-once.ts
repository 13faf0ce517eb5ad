import { applyStoredTheme } from '@solvent/ui'

// A bundle of its own, which is small and runs first: the frame has the right theme long before the app is there.
applyStoredTheme()
