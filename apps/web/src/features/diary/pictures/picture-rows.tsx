import { useLingui } from '@lingui/react/macro';
import { outbox } from '../../../lib/outbox/outbox.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { WrittenImage } from '../pictures.shared.ts';
import type { QueuedPicture } from './picture-outbox.ts';
import { PictureRow, QueuedRow, RefusedRow } from './picture-row.tsx';
import type { ChangeImages } from './picture-strip.tsx';
import { sendPicture } from './send-picture.ts';
import { type RefusedPicture, sentPictures } from './sent-pictures.ts';
import type { useQueuedPictures } from './use-queued-pictures.ts';
import type { EditedText } from './use-sent-pictures.ts';

type Props = {
  images: readonly WrittenImage[];
  of: EditedText;
  waiting: ReturnType<typeof useQueuedPictures>;
  onChange: ChangeImages;
};

/** The pictures of a text, then those that wait to be sent, then those that the server refused. */
export function PictureRows({ images, of, waiting, onChange }: Props) {
  const { t } = useLingui();
  const { userId, subject } = of;
  const { queued, refused, drop } = waiting;

  const remove = (image: WrittenImage, index: number) => {
    onChange(() => images.toSpliced(index, 1));
    toast.undoable(t`Picture removed`, () => onChange((shown) => shown.toSpliced(index, 0, image)));
  };
  const retry = async (picture: RefusedPicture) => {
    await drop(picture);
    await sendPicture(of, waiting, picture.image);
  };
  const takeBack = async ({ id, key, image }: QueuedPicture) => {
    const isBack = await outbox.cancel(id);
    // Where it had just been sent, the text does without it.
    if (!isBack) await sentPictures.forget([{ userId, subject, key }]).catch(() => undefined);
    toast.undoable(t`Picture removed`, () => void sendPicture(of, waiting, image));
  };

  return (
    <ul className="grid grid-cols-1 gap-3 @tablet:grid-cols-2">
      {images.map((image, index) => (
        <PictureRow
          key={image.file}
          image={image}
          place={{ index, count: images.length }}
          onDescribe={(alt) => onChange(() => images.with(index, { ...image, alt }))}
          onMove={(by) => onChange(() => images.toSpliced(index, 1).toSpliced(index + by, 0, image))}
          onRemove={() => remove(image, index)}
        />
      ))}
      {queued.map((picture, index) => (
        <QueuedRow
          key={picture.key}
          picture={picture}
          number={images.length + index + 1}
          onRemove={() => void takeBack(picture)}
        />
      ))}
      {refused.map((picture, index) => (
        <RefusedRow
          key={picture.key}
          picture={picture}
          number={images.length + queued.length + index + 1}
          onRetry={() => void retry(picture)}
          onGiveUp={() => void drop(picture)}
        />
      ))}
    </ul>
  );
}
