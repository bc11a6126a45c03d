import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { skipClass } from '../../components/buttons/skip-class.ts';
import { useNarrow } from '../../components/layout/use-layout.ts';
import { startPart } from '../../components/states/late-part.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { PageFrame } from './page-frame.tsx';
import { TabBar } from './tab-bar.tsx';

// A phone has none.
const SideNav = startPart(async () => (await import('./side-nav.tsx')).SideNav, {
  fallback: <Column />,
  failed: <Column />,
});

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

function Side() {
  const isNarrow = useNarrow();
  return !isNarrow && <SideNav />;
}

/** The column of the side bar, kept free until its file is there. */
function Column() {
  return <div className="hidden @tablet:block" />;
}
