/**
 * What Playwright switches off by itself: the last switch of this name counts alone, so ours must
 * name these again. `tools/browser-args.test.mjs` compares.
 */
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
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Pages for the address bar, made for each window, took a sixth of a journey's processor time. */
const OFF = [...OFF_IN_PLAYWRIGHT, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What the browser is started with, besides what Playwright starts it with. */
export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${OFF.join(',')}`,
  // Letters as wide as in Chromium itself: its headless shell rounds them to whole pixels.
  '--font-render-hinting=none',
  // A page that lives for seconds is seldom paid back what optimizing its script took beside it.
  '--js-flags=--no-opt,--no-maglev',
  // A journey that reaches for the outside world fails, on every machine alike.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
