import './styles/index.css';
// Every open page follows what another window chooses.
import './lib/preferences/font-scale.ts';
import './lib/preferences/theme.ts';
import { createRoot } from 'react-dom/client';
import './app/every-page.ts';
import { App } from './app/app.tsx';
import { handleSessionChanges } from './app/background/session-changes.ts';
import { manageFocus } from './app/frame/focus.ts';
import { START_PAGE } from './app/routing/access.ts';
import { trackLocation } from './app/routing/last-location.ts';
import { router } from './app/routing/router.ts';
import { preloadScreen } from './app/routing/screen.ts';
import { watchSearchKeys } from './app/routing/search-keys.ts';
import { trackPage } from './app/routing/track-page.ts';
import { keepWindowTitle } from './app/routing/window-title.ts';
import { hideSplash } from './app/splash.ts';
import { queryClient } from './lib/api/query-client.ts';
import { expectFirstScreen, firstScreenStands } from './lib/first-screen.ts';
import { startLocale } from './lib/locale/locale.ts';
import { logFailure } from './lib/log.ts';
import { guardZoom } from './lib/preferences/pinch-zoom.ts';
import { checkSession } from './lib/session/check-session.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

expectFirstScreen();
// What the first page needs, all at once: each would otherwise wait for the one before it.
void checkSession();
preloadScreen(router, location.pathname);
guardZoom(document);
trackLocation(router);
manageFocus(router, document);
keepWindowTitle(router);
trackPage(router);
watchSearchKeys(router, document);
handleSessionChanges(router, queryClient);
router.subscribe('onRendered', ({ toLocation }) => {
  hideSplash(document);
  // The start page says itself when the field stands.
  if (toLocation.pathname !== START_PAGE) firstScreenStands();
});

await startLocale();
createRoot(root, {
  // The error page logs what it shows.
  onCaughtError: () => undefined,
  onUncaughtError: (error) => logFailure('The page broke', error),
}).render(<App />);

void import('./app/background/background.ts').then(({ startBackground }) =>
  startBackground(router, queryClient),
);
