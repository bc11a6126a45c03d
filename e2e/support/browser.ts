/**
 * What Chromium leaves out. It takes the last list it is given, so the one that Playwright 1.65 switches off stands here
 * again. The rest spares work that no test sees: each window would load two pages for its address bar in a process of
 * their own, and keep an empty process ready, which is half of what a test costs.
 */
const without = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'],
];

/** Chromium as Debian packages it; nothing of it may look for the outside. */
export const browser = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    `--disable-features=${without.join(',')}`,
    // A page lives for seconds here, in which optimised code does not earn back what it costs.
    '--js-flags=--no-opt,--no-maglev',
    // A microphone that beeps once a second, and may be used.
    ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  ],
};
