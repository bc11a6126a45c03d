import { Dialog } from '@base-ui/react/dialog';
import type { DiaryImage } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { ChevronLeftIcon } from '../../../components/icons/objects.tsx';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
/** How far a finger goes for a swipe, in CSS pixels. */
const SWIPE = 48;

type Props = {
  images: readonly DiaryImage[];
  /** The one to begin with, counted from 0. */
  first: number;
  onClose: () => void;
};

/** Pictures as large as the window, one at a time: arrows and swipes turn, buttons zoom, Escape closes. */
export function PictureViewer({ images, first, onClose }: Props) {
  const { t } = useLingui();
  const [index, setIndex] = useState(first);
  const [zoom, setZoom] = useState(0);
  const touchedAt = useRef<number>(undefined);
  const image = images[index];
  if (!image) return null;
  const [number, count] = [index + 1, images.length];

  const turn = (by: 1 | -1) => {
    if (images[index + by] === undefined) return;
    setIndex(index + by);
    setZoom(0);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
    if (key === '+') setZoom(Math.min(zoom + 1, ZOOMS.length - 1));
    if (key === '-') setZoom(Math.max(zoom - 1, 0));
  };
  const endSwipe = (x: number) => {
    const moved = x - (touchedAt.current ?? x);
    // A zoomed picture is moved about instead.
    if (zoom === 0 && Math.abs(moved) > SWIPE) turn(moved < 0 ? 1 : -1);
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-40 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-paper pb-[env(safe-area-inset-bottom)]"
        >
          <div className="flex items-center gap-1 px-3 pt-2">
            <Dialog.Title className="mr-auto font-sans text-base text-ink-2 tabular-nums" aria-live="polite">
              {t`Picture ${number} of ${count}`}
            </Dialog.Title>
            <IconButton
              label={t`Zoom out`}
              icon={<MinusIcon />}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            />
            <IconButton
              label={t`Zoom in`}
              icon={<PlusIcon />}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            />
            <Dialog.Close render={<IconButton label={t`Close`} icon={<CloseIcon />} />} />
          </div>
          <div
            className="scroll-quiet grid min-h-0 overflow-auto p-2"
            onTouchStart={({ touches }) => {
              touchedAt.current = touches[0]?.clientX;
            }}
            onTouchEnd={({ changedTouches }) => {
              const touch = changedTouches[0];
              if (touch) endSwipe(touch.clientX);
            }}
          >
            <img
              key={image.file}
              src={image.url}
              alt={image.alt || t`Picture ${number}`}
              width={image.width}
              height={image.height}
              className="m-auto h-full min-h-0 w-full min-w-0 object-contain"
              style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%`, height: `${(ZOOMS[zoom] ?? 1) * 100}%` }}
            />
          </div>
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 px-3 pb-2">
            <IconButton
              label={t`Previous picture`}
              icon={<ChevronLeftIcon />}
              disabled={index === 0}
              onClick={() => turn(-1)}
            />
            <p className="wrap-anywhere text-center">{image.alt}</p>
            <IconButton
              label={t`Next picture`}
              icon={<ChevronRightIcon />}
              disabled={number === count}
              onClick={() => turn(1)}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
