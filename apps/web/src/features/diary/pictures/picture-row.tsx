import { imageUrls } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { OfflineIcon } from '../../../components/icons/signs.tsx';
import { Spinner } from '../../../components/states/spinner.tsx';
import { isComposing } from '../../../lib/is-composing.ts';
import type { WrittenImage } from '../pictures.shared.ts';
import type { QueuedPicture } from './picture-outbox.ts';
import type { RefusedPicture } from './sent-pictures.ts';

const MAX_ALT = 120;
const row = 'grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3';
const small = 'size-22 rounded-md bg-sunken object-cover';

type Props = {
  image: WrittenImage;
  place: { index: number; count: number };
  onDescribe: (alt: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** A picture of the text, with its description and its position. */
export function PictureRow({ image, place: { index, count }, onDescribe, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <li className={row}>
      <img src={imageUrls(image.file).thumbnail} alt={image.alt || t`Picture ${number}`} className={small} />
      <div className="grid grid-cols-1 gap-1">
        <TextField
          label={t`What picture ${number} shows`}
          labelHidden
          placeholder={t`What it shows (optional)`}
          maxLength={MAX_ALT}
          value={image.alt}
          onChange={({ target }) => onDescribe(target.value)}
          onKeyDown={(event) => {
            // It is a single line; Enter does not publish.
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !isComposing(event))
              event.preventDefault();
          }}
        />
        <div className="flex">
          <IconButton
            label={t`Move picture ${number} earlier`}
            icon={<ArrowUpIcon />}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t`Move picture ${number} later`}
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

type WaitingProps = {
  picture: QueuedPicture;
  /** Counted from 1, after those that the text shows. */
  number: number;
  onRemove: () => void;
};

/** A picture that is being sent or queued. */
export function QueuedRow({ picture: { image, isFirstTry }, number, onRemove }: WaitingProps) {
  const { t } = useLingui();
  const name = t`Picture ${number}`;
  return (
    <li className={row}>
      <img src={image} alt={name} className={classNames(small, isFirstTry && 'opacity-60')} />
      <div className="flex min-h-(--target) flex-wrap items-center gap-2">
        <p role="status" className="flex items-center gap-2 text-ink-2 text-sm">
          {isFirstTry ? (
            <>
              <Spinner className="size-5" />
              <Trans>Sending picture…</Trans>
            </>
          ) : (
            <Chip tone="amber" icon={<OfflineIcon className="size-4" />}>
              <Trans>Waiting for network</Trans>
            </Chip>
          )}
        </p>
        {!isFirstTry && (
          <IconButton
            label={t`Remove picture ${number}`}
            icon={<TrashIcon />}
            className="ml-auto"
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}

type RefusedProps = { picture: RefusedPicture; number: number; onRetry: () => void; onGiveUp: () => void };

/** A picture that the server did not take, and why. */
export function RefusedRow({ picture: { image, failure }, number, onRetry, onGiveUp }: RefusedProps) {
  const { t } = useLingui();
  const name = t`Picture ${number}`;
  return (
    <li className={row}>
      <img src={image} alt={name} className={classNames(small, 'opacity-60')} />
      <div className="grid grid-cols-1 gap-1">
        <FieldError>{failure}</FieldError>
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button look="ghost" onClick={onGiveUp}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}
