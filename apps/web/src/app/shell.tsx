import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from '../components/part-boundary.tsx';
import { skipClass } from '../components/skip-class.ts';
import { useNarrow } from '../components/use-layout.ts';
import { startComponent } from '../lib/lazy-component.ts';
import { PageFrame } from './page-frame.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { TabBar } from './tab-bar.tsx';

// A phone has none.
const SideNav = startComponent(async () => (await import('./side-nav.tsx')).SideNav);

/** The frame of every page: skip link, main landmark, and the navigation for signed-in users. */
export function Shell({
  navigation,
  notices,
  children,
}: {
  navigation: boolean;
  notices: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="@container">
      <a href="#main" className={skipClass}>
        <Trans>Skip to the content</Trans>
      </a>
      <div
        className={
          navigation
            ? 'grid min-h-dvh grid-rows-[1fr_auto] @tablet:grid-cols-[4.5rem_minmax(0,1fr)] @tablet:grid-rows-1 @desk:grid-cols-[15rem_minmax(0,1fr)]'
            : 'grid min-h-dvh'
        }
      >
        {navigation && <Side />}
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {notices}
          {navigation ? <PageFrame>{children}</PageFrame> : children}
        </main>
        {navigation && <TabBar />}
        {navigation && <PaletteHost />}
      </div>
    </div>
  );
}

/** The column of the side bar, kept free until its file is there. */
function Side() {
  const isNarrow = useNarrow();
  const column = <div className="hidden @tablet:block" />;
  if (isNarrow) return null;
  return (
    <PartBoundary fallback={column}>
      <Suspense fallback={column}>
        <SideNav />
      </Suspense>
    </PartBoundary>
  );
}
