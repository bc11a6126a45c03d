import { imageUrls } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import type { WrittenLine } from './written-lines.ts';

type Props = {
  line: WrittenLine;
  place: { at: number; count: number };
  /** Counted among the pictures. */
  pictureNumber: number;
  onChange: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** A line of a chapter that is written, or a picture with what it shows. */
export function EditedLine({ line, place: { at, count }, pictureNumber, onChange, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const { text, file } = line;
  const number = file === undefined ? at + 1 : pictureNumber;
  const labels =
    file === undefined
      ? {
          field: t`Line ${number}`,
          up: t`Move line ${number} up`,
          down: t`Move line ${number} down`,
          remove: t`Take out line ${number}`,
        }
      : {
          field: t`What picture ${number} shows`,
          up: t`Move picture ${number} earlier`,
          down: t`Move picture ${number} later`,
          remove: t`Remove picture ${number}`,
        };
  const field = (
    <TextArea
      label={labels.field}
      labelHidden
      look="boxed"
      minRows={2}
      placeholder={file === undefined ? undefined : t`What it shows (optional)`}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  return (
    <li className="grid grid-cols-1 gap-1">
      {file === undefined ? (
        field
      ) : (
        <div className="flex flex-wrap items-start gap-3">
          <img
            src={imageUrls(file).thumbnail}
            alt={text || t`Picture ${number}`}
            className="size-22 rounded-md bg-sunken object-cover"
          />
          <div className="min-w-24 flex-1">{field}</div>
        </div>
      )}
      <div className="flex flex-wrap justify-end">
        <IconButton label={labels.up} icon={<ArrowUpIcon />} disabled={at === 0} onClick={() => onMove(-1)} />
        <IconButton
          label={labels.down}
          icon={<ArrowDownIcon />}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton label={labels.remove} icon={<TrashIcon />} onClick={onRemove} />
      </div>
    </li>
  );
}
