import { imageUrls } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { FieldError } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '../../../components/icons/actions.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { WrittenImage } from '../writing/writing.ts';
import type { Upload } from './use-uploads.ts';

const MAX_ALT = 120;
const row = 'grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3';
const picture = 'size-22 rounded-md bg-sunken object-cover';

type Props = {
  image: WrittenImage;
  place: { index: number; count: number };
  onDescribe: (alt: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** A picture of the day, with its words and its place. */
export function PictureRow({ image, place: { index, count }, onDescribe, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <li className={row}>
      <img
        src={imageUrls(image.file).thumbnail}
        alt={image.alt || t`Picture ${number}`}
        className={picture}
      />
      <div className="grid grid-cols-1 gap-1">
        <TextField
          label={t`What picture ${number} shows`}
          labelHidden
          placeholder={t`What it shows (optional)`}
          maxLength={MAX_ALT}
          value={image.alt}
          onChange={({ target }) => onDescribe(target.value)}
        />
        <div className="flex">
          <IconButton
            label={t`Picture ${number} earlier`}
            icon={<ArrowUpIcon />}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t`Picture ${number} later`}
            icon={<ArrowDownIcon />}
            disabled={number === count}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={t`Remove picture ${number}`}
            icon={<TrashIcon />}
            className="ml-auto"
            onClick={onRemove}
          />
        </div>
      </div>
    </li>
  );
}

type UploadProps = { upload: Upload; onRetry: () => void; onGiveUp: () => void };

/** A picture on its way, or one that did not arrive. */
export function UploadRow({ upload: { name, preview, failure }, onRetry, onGiveUp }: UploadProps) {
  return (
    <li className={row}>
      <img src={preview} alt={name} className={`${picture} opacity-60`} />
      <div className="grid grid-cols-1 gap-1">
        {failure === undefined ? (
          <p role="status" className="flex min-h-(--target) items-center gap-2 text-ink-2 text-sm">
            <Spinner className="size-5" />
            <Trans>Sending the picture …</Trans>
          </p>
        ) : (
          <>
            <FieldError>{failure}</FieldError>
            <div className="flex flex-wrap gap-2">
              <Button look="quiet" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
              <Button look="ghost" onClick={onGiveUp}>
                <Trans>Remove</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
