import type { WrittenImage } from '../writing/writing.ts';
import { PictureRow, QueuedRow, RefusedRow } from './picture-row.tsx';
import type { useQueuedPictures } from './use-queued-pictures.ts';

type Props = {
  images: readonly WrittenImage[];
  waiting: ReturnType<typeof useQueuedPictures>;
  onDescribe: (index: number, alt: string) => void;
  onMove: (index: number, by: 1 | -1) => void;
  onRemove: (index: number) => void;
};

/** The pictures of a day, then those that wait to be sent, then those that the server refused. */
export function PictureRows({ images, waiting, onDescribe, onMove, onRemove }: Props) {
  const { queued, refused } = waiting;
  return (
    <ul className="grid grid-cols-1 gap-3 @tablet:grid-cols-2">
      {images.map((image, index) => (
        <PictureRow
          key={image.file}
          image={image}
          place={{ index, count: images.length }}
          onDescribe={(alt) => onDescribe(index, alt)}
          onMove={(by) => onMove(index, by)}
          onRemove={() => onRemove(index)}
        />
      ))}
      {queued.map((picture, index) => (
        <QueuedRow
          key={picture.key}
          picture={picture}
          number={images.length + index + 1}
          onRemove={() => void waiting.takeBack(picture)}
        />
      ))}
      {refused.map((picture, index) => (
        <RefusedRow
          key={picture.key}
          picture={picture}
          number={images.length + queued.length + index + 1}
          onRetry={() => void waiting.retry(picture)}
          onGiveUp={() => void waiting.giveUp(picture)}
        />
      ))}
    </ul>
  );
}
