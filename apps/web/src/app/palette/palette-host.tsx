import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { usePaletteStore } from './palette-store.ts';

const Palette = lazyComponent(async () => (await import('./palette.tsx')).Palette);

/** The palette, whose files are fetched when it is first opened; what is typed meanwhile is not lost. */
export function PaletteHost() {
  const isOpen = usePaletteStore((state) => state.isOpen);
  if (!isOpen) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <PartBoundary fallback={null}>
        <Palette />
      </PartBoundary>
    </Suspense>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: opened by a key; the palette takes the focus from here
      autoFocus
      aria-label={t`Page, person or command`}
      onChange={({ target }) => usePaletteStore.setState({ typed: target.value })}
      className="panel -translate-x-1/2 fixed top-[min(12vh,8rem)] left-1/2 z-40 min-h-14 w-[calc(100%-2rem)] max-w-144 rounded-lg px-12 text-lg"
    />
  );
}
