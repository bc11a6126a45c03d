import type { DiaryImage } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { latePart } from '../../../components/states/late-part.tsx';

const PictureViewer = latePart(async () => (await import('./picture-viewer.tsx')).PictureViewer);

/** Pictures, small; each opens large. */
export function PictureGrid({ images }: { images: readonly DiaryImage[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number>();
  if (images.length === 0) return null;
  const isAlone = images.length === 1;
  return (
    <>
      <ul
        className={classNames(
          'mt-4 grid gap-1.5',
          isAlone ? 'max-w-72 grid-cols-1' : 'max-w-112 grid-cols-3',
        )}
      >
        {images.map(({ file, thumbnail, alt, width, height }, index) => {
          const number = index + 1;
          return (
            <li key={file} className="grid">
              <button
                type="button"
                aria-label={alt ? t`Open picture: ${alt}` : t`Open picture ${number}`}
                onClick={() => setOpen(index)}
                className="overflow-hidden rounded-md bg-sunken"
              >
                <img
                  src={thumbnail}
                  alt=""
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                  className={classNames('w-full object-cover', isAlone ? 'h-auto max-h-96' : 'aspect-square')}
                />
              </button>
            </li>
          );
        })}
      </ul>
      {open !== undefined && (
        <PictureViewer images={images} first={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
