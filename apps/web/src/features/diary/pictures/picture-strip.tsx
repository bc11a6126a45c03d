import { imageUrls, MAX_IMAGES } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { ImageIcon } from '../../../components/icons/actions.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { WrittenImage } from '../pictures.shared.ts';
import { useDroppedPictures } from './use-dropped-pictures.ts';
import { useQueuedPictures } from './use-queued-pictures.ts';
import type { EditedText } from './use-sent-pictures.ts';

const PictureRows = latePart(async () => (await import('./picture-rows.tsx')).PictureRows, {
  fallback: <div className="min-h-24" />,
});

/** Changes pictures as they are then: what arrives, and what is restored, joins them. */
export type ChangeImages = (change: (images: readonly WrittenImage[]) => readonly WrittenImage[]) => void;

type Props = {
  images: readonly WrittenImage[];
  of: EditedText;
  onChange: ChangeImages;
  /** Whether the text may not change now. */
  isPaused?: () => boolean;
  /** How many it may have; as many as a diary, unless told. */
  max?: number;
  /** Hears how many the server has not taken yet. */
  onWaiting?: (count: number) => void;
};

/** The pictures of a text while it is written: chosen, taken, pasted or dropped; put in order, described, removed. */
export function PictureStrip({ images, of, onChange, isPaused, max = MAX_IMAGES, onWaiting }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const waiting = useQueuedPictures(of, (file) => {
    if (isPaused?.()) return false;
    onChange((shown) => (shown.some((image) => image.file === file) ? shown : [...shown, { file, alt: '' }]));
    return true;
  });
  const { queued, refused } = waiting;
  const room = max - images.length - queued.length - refused.length;
  const isSending = queued.some(({ isFirstTry }) => isFirstTry);
  useEffect(() => {
    const uploadImage = images.map(({ file }) => imageUrls(file).thumbnail);
    useTeamStore.setState({ isUploading: isSending, uploadImage });
  }, [isSending, images]);
  useEffect(() => () => void useTeamStore.setState({ isUploading: false, uploadImage: [] }), []);

  useEffect(() => {
    onWaiting?.(queued.length);
    return () => onWaiting?.(0);
  }, [onWaiting, queued.length]);

  const addAll = async (files: readonly File[]) => {
    try {
      const { addPictures } = await import('./add-pictures.ts');
      await addPictures(files, { room, max }, of, waiting);
    } catch (failure) {
      toast.failure(failureMessage(failure) ?? '');
    }
  };
  useDroppedPictures(root, (files) => void addAll(files));

  return (
    <fieldset ref={root} className="grid min-w-0 grid-cols-1 gap-2 py-2">
      <legend className="sr-only">
        <Trans>Pictures</Trans>
      </legend>
      {images.length + queued.length + refused.length > 0 && (
        <PictureRows images={images} of={of} waiting={waiting} onChange={onChange} />
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
