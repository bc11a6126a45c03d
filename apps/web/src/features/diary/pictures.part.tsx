import type { DiaryImage } from '@garden/contract';
import { type ComponentProps, Suspense } from 'react';
import { FieldError } from '../../components/field.tsx';
import { PartBoundary } from '../../components/part-boundary.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';

const PictureGrid = lazyComponent(async () => (await import('./pictures/picture-grid.tsx')).PictureGrid);
const PictureStrip = lazyComponent(async () => (await import('./pictures/picture-strip.tsx')).PictureStrip);

/** The pictures of a text, small; each opens large. */
export function Pictures({ images }: { images: readonly DiaryImage[] }) {
  if (images.length === 0) return null;
  return (
    <PartBoundary>
      <Suspense fallback={<div className="min-h-28" />}>
        <PictureGrid images={images} />
      </Suspense>
    </PartBoundary>
  );
}

/** Pictures for a text that is being written. */
export function PicturesField({
  error,
  ...strip
}: ComponentProps<typeof PictureStrip> & {
  /** Why they were refused. */
  error: string | undefined;
}) {
  return (
    <PartBoundary>
      <Suspense fallback={<div className="min-h-15" />}>
        <PictureStrip {...strip} />
        {error !== undefined && <FieldError>{error}</FieldError>}
      </Suspense>
    </PartBoundary>
  );
}
