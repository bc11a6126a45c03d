import { Suspense } from 'react';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { usePaletteStore } from './palette-store.ts';

const Palette = lazyComponent(async () => (await import('./palette.tsx')).Palette);

/** The palette, whose files are fetched when it is first opened. */
export function PaletteHost() {
  const isOpen = usePaletteStore((state) => state.isOpen);
  if (!isOpen) return null;
  return (
    <Suspense>
      <PartBoundary fallback={null}>
        <Palette />
      </PartBoundary>
    </Suspense>
  );
}
