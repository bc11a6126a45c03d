import { PicturePicker } from '../../../components/fields/picture-picker.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import type { UserInfo } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useEditSelf } from './use-edit-self.ts';

export function AvatarPicker({ person }: { person: UserInfo }) {
  const { edit, isPending } = useEditSelf();
  const change = async (avatar: string | null) => {
    try {
      await edit({ avatar });
    } catch {
      // The toast has said why.
    }
  };
  return (
    <PicturePicker
      name={person.name}
      id={person.id}
      src={person.avatar}
      busy={isPending}
      onChange={(picture) => void change(picture)}
      onUnreadable={() => toast.failure(translateMessage('avatarInvalid'))}
    />
  );
}
