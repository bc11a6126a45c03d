import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { Button } from '../buttons/button.tsx';
import { Avatar } from '../people/avatar.tsx';

/** A picture of a person or a group. */
export type PicturePickerProps = {
  name: string;
  id: string;
  src: string | null;
  busy: boolean;
  /** A square of at most 512 px as a data URL; null removes the picture. */
  onChange: (picture: string | null) => void;
  /** The file is no picture that this browser can read. */
  onUnreadable: () => void;
};

/** Chooses a picture from the device and shrinks it there, or removes it. */
export function PicturePicker({ name, id, src, busy, onChange, onUnreadable }: PicturePickerProps) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const picture = await shrinkPicture(file).catch(() => undefined);
    if (picture === undefined) onUnreadable();
    else onChange(picture);
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} personId={id} src={src} size="lg" />
      <div className="flex flex-wrap gap-2">
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          hidden
          aria-label={t`Picture`}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <Button look="quiet" loading={busy} onClick={() => picker.current?.click()}>
          {src ? <Trans>Change picture</Trans> : <Trans>Add a picture</Trans>}
        </Button>
        {src && (
          <Button look="ghost" disabled={busy} onClick={() => onChange(null)}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
