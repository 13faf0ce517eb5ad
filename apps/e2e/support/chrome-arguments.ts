/**
 * Features that Chrome prepares in advance: the address bar's pop-up pages for each window, and a spare renderer
 * process. Journeys need neither, and they take a third of a journey's CPU time.
 */
const PRELOADED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** The features that Playwright disables: Chrome reads only the last `--disable-features`. */
const PLAYWRIGHT_DISABLED_FEATURES = [
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

/** Command line arguments that turn off background network traffic and unused features. */
export const chromeArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...PRELOADED_FEATURES, ...PLAYWRIGHT_DISABLED_FEATURES].join(',')}`,
]

/** Pages of a journey close before optimized code would pay off. */
export const noOptimizingCompilers = '--js-flags=--no-maglev,--no-turbofan'
