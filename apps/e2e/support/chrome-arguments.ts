/**
 * What Chrome makes ready in case somebody needs it: the pop-up pages of the address bar for each window, and a process
 * for the next page. Nobody does, and it is a third of all that a journey computes.
 */
const MADE_READY = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** What Playwright switches off by itself: Chrome takes the last list only. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The command line of Chrome: nothing that talks to a network or works for nobody. */
export const chromeArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...MADE_READY, ...OFF_IN_PLAYWRIGHT].join(',')}`,
]

/** A page of a journey is gone before optimized code pays for the work of making it. */
export const withoutOptimizing = '--js-flags=--no-maglev,--no-turbofan'
