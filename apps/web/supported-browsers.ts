/** Last two versions of each engine, and the oldest ones that the build compiles for. */
export const SUPPORTED_BROWSERS = [
  {
    engine: 'Chromium',
    browsers: 'Chrome, Edge, Samsung Internet',
    lastTwo: ['155', '156'],
    tried: 'Chromium 156, all journeys',
    targets: ['chrome111', 'edge111'],
  },
  {
    engine: 'Gecko',
    browsers: 'Firefox',
    lastTwo: ['140 ESR', '153 ESR'],
    tried: 'Firefox 153 ESR, 24 flows',
    targets: ['firefox114'],
  },
  {
    engine: 'WebKit',
    browsers: 'Safari on iPhone, iPad and Mac',
    lastTwo: ['18', '26'],
    tried: 'WebKitGTK 2.50, the engine of Safari 26, 24 flows',
    targets: ['safari16.4', 'ios16.4'],
  },
];

/** For Vite's `build.target`. */
export const BUILD_TARGETS = SUPPORTED_BROWSERS.flatMap(({ targets }) => targets);
