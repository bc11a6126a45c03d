import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import type { UserInfo } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { useEditSelf } from './use-edit-self.ts';

/** One's picture: chosen from the device and shrunk there, or taken away. */
export function AvatarPicker({ person }: { person: UserInfo }) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const { edit, isPending } = useEditSelf();

  const change = async (avatar: string | null) => {
    try {
      await edit({ avatar });
    } catch {
      // The toast has said why.
    }
  };
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    const picture = await shrinkPicture(file).catch(() => undefined);
    if (picture === undefined) toast.failure(translateMessage('avatarInvalid'));
    else await change(picture);
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={person.name} personId={person.id} src={person.avatar} size="lg" />
      <div className="flex flex-wrap gap-2">
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          hidden
          aria-label={t`Picture`}
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <Button look="quiet" loading={isPending} onClick={() => picker.current?.click()}>
          {person.avatar ? <Trans>Change picture</Trans> : <Trans>Add a picture</Trans>}
        </Button>
        {person.avatar && (
          <Button look="ghost" disabled={isPending} onClick={() => change(null)}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
