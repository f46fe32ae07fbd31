/**
 * Playwright's own list: only the last switch of a name counts, so ours repeats it.
 * `tools/browser-args.test.mjs` compares them.
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

/** Address bar popups, made per window, took a sixth of a journey's CPU time. */
const OFF = [...OFF_IN_PLAYWRIGHT, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${OFF.join(',')}`,
  // Real glyph widths: the headless shell rounds them to whole pixels.
  '--font-render-hinting=none',
  // Optimising its scripts costs more than it saves on a page that lives for seconds.
  '--js-flags=--no-opt,--no-maglev',
  // Any access to the outside network fails, on every machine alike.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
