import type { DiaryImage } from '@garden/contract';
import type { ComponentProps } from 'react';
import { FieldError } from '../../components/fields/field.tsx';
import { latePart } from '../../components/states/late-part.tsx';

const PictureGrid = latePart(async () => (await import('./pictures/picture-grid.tsx')).PictureGrid, {
  fallback: <div className="min-h-28" />,
});
const PictureStrip = latePart(async () => (await import('./pictures/picture-strip.tsx')).PictureStrip, {
  fallback: <div className="min-h-15" />,
});

/** The pictures of a text, small; each opens large. */
export function Pictures({ images }: { images: readonly DiaryImage[] }) {
  if (images.length === 0) return null;
  return <PictureGrid images={images} />;
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
    <>
      <PictureStrip {...strip} />
      {error !== undefined && <FieldError>{error}</FieldError>}
    </>
  );
}
