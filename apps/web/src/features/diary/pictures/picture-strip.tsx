import { imageUrls, MAX_IMAGES } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { ImageIcon } from '../../../components/icons/actions.tsx';
import { PartBoundary } from '../../../components/part-boundary.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { Autosave } from '../writing/autosave.ts';
import type { WrittenImage } from '../writing/writing.ts';
import { useDroppedPictures } from './use-dropped-pictures.ts';
import { useQueuedPictures } from './use-queued-pictures.ts';
import type { EditedDay } from './use-settled-pictures.ts';

const PictureRows = lazyComponent(async () => (await import('./picture-rows.tsx')).PictureRows);

type Props = {
  images: readonly WrittenImage[];
  of: EditedDay;
  autosave: Autosave;
};

/** The pictures of a day while it is written: chosen, taken, pasted or dropped; put in order, described, removed. */
export function PictureStrip({ images, of, autosave }: Props) {
  const { t } = useLingui();
  const labelId = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  // What arrives, and what is restored, joins the pictures as they are then.
  const shown = () => autosave.get().writing.images;
  const change = (next: readonly WrittenImage[]) => autosave.edit({ images: next });
  const waiting = useQueuedPictures(of, (file) => {
    if (autosave.isPaused()) return false;
    const isNew = shown().every((image) => image.file !== file);
    if (isNew) change([...shown(), { file, alt: '' }]);
    return true;
  });
  const { queued, refused } = waiting;
  const room = MAX_IMAGES - images.length - queued.length - refused.length;
  const isSending = queued.some(({ isFirstTry }) => isFirstTry);
  useEffect(() => {
    const uploadImage = images.map(({ file }) => imageUrls(file).thumbnail);
    useTeamStore.setState({ isUploading: isSending, uploadImage });
  }, [isSending, images]);
  useEffect(() => () => void useTeamStore.setState({ isUploading: false, uploadImage: [] }), []);

  const addAll = async (files: readonly File[]) => {
    if (files.length > room) toast.failure(translateMessage('tooManyImages', { maximum: MAX_IMAGES }));
    for (const file of files.slice(0, Math.max(0, room))) {
      const { name } = file;
      if (!(await waiting.take(file))) toast.failure(t`This browser can’t open “${name}” as a picture`);
    }
  };
  useDroppedPictures(root, (files) => void addAll(files));

  const remove = (index: number) => {
    const image = images[index];
    if (!image) return;
    change(images.toSpliced(index, 1));
    toast.undoable(t`Picture removed`, () => change(shown().toSpliced(index, 0, image)));
  };
  const move = (index: number, by: 1 | -1) => {
    const image = images[index];
    if (image) change(images.toSpliced(index, 1).toSpliced(index + by, 0, image));
  };

  return (
    <fieldset ref={root} aria-labelledby={labelId} className="grid min-w-0 grid-cols-1 gap-2 py-2">
      <legend id={labelId} className="sr-only">
        <Trans>Pictures</Trans>
      </legend>
      {images.length + queued.length + refused.length > 0 && (
        <PartBoundary>
          <Suspense fallback={<div className="min-h-24" />}>
            <PictureRows
              {...{ images, waiting }}
              onDescribe={(index, alt) => {
                const image = images[index];
                if (image) change(images.with(index, { ...image, alt }));
              }}
              onMove={move}
              onRemove={remove}
            />
          </Suspense>
        </PartBoundary>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Chooser disabled={room <= 0} onChoose={(files) => void addAll(files)} />
        <p className="text-ink-2 text-sm" aria-live="polite">
          {queued.length > 0 && !isSending ? (
            <Trans>They’re saved on this device and will be sent when the network is back.</Trans>
          ) : (
            images.length > 0 && <Plural value={room} one="# more" other="# more" />
          )}
        </p>
      </div>
    </fieldset>
  );
}

/** Opens the device's pictures, and on devices with a touch screen its camera. */
function Chooser({ disabled, onChoose }: { disabled: boolean; onChoose: (files: readonly File[]) => void }) {
  const { t } = useLingui();
  const library = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const shared = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      onChoose([...(target.files ?? [])]);
      // The same file may be chosen again.
      target.value = '';
    },
  } as const;
  return (
    <>
      <input {...shared} ref={library} multiple aria-label={t`Add pictures`} />
      <input {...shared} ref={camera} capture="environment" aria-label={t`Take a photo`} />
      <Button
        look="ghost"
        disabled={disabled}
        icon={<ImageIcon className="size-5" />}
        onClick={() => library.current?.click()}
      >
        <Trans>Add pictures</Trans>
      </Button>
      <span className="hidden pointer-coarse:block">
        <Button look="ghost" disabled={disabled} onClick={() => camera.current?.click()}>
          <Trans>Take a photo</Trans>
        </Button>
      </span>
    </>
  );
}
