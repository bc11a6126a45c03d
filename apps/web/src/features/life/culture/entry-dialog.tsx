import { api, type CultureView, MAX_CULTURE_CONTENT, MAX_TITLE } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { PicturesField } from '../../diary/pictures.part.tsx';
import { discardWaiting, type WrittenImage } from '../../diary/pictures.shared.ts';

type Props = {
  teamId: string;
  /** Undefined for a new one. */
  entry: CultureView | undefined;
  onClose: () => void;
};

const command = { invalidates: [api.culture.list], failure: 'none', loading: 'none' } as const;
const fields = ['title', 'content', 'image'] as const;

/** Writes an entry, or changes one; what someone else saved meanwhile shows before it is replaced. */
export function EntryDialog({ teamId, entry, onClose }: Props) {
  const { t } = useLingui();
  const [title, setTitle] = useState(entry?.title ?? '');
  const [content, setContent] = useState(entry?.content ?? '');
  const [images, setImages] = useState<readonly WrittenImage[]>(() =>
    entry?.image ? [{ file: entry.image.file, alt: entry.image.alt }] : [],
  );
  const userId = useUserStore((state) => state.userInfo?.user_id) ?? '';
  const subject = `culture ${entry?.id ?? 'new'}`;
  const [waiting, setWaiting] = useState(0);
  const isUploading = useTeamStore((state) => state.isUploading);
  const add = useApiCommand(api.culture.add, command);
  const update = useApiCommand(api.culture.update, command);
  const { isPending, error } = entry ? update : add;
  const close = () => {
    void discardWaiting(userId, subject);
    onClose();
  };
  const save = () => {
    const [image] = images;
    if (!entry) {
      add.mutate({ teamId, title, content, ...(image && { image }) }, { onSuccess: close });
      return;
    }
    const { id: cultureId, version } = entry;
    update.mutate({ cultureId, version, title, content, image: image ?? null }, { onSuccess: close });
  };
  const errors = error instanceof ApiRefusal ? error.errors : [];
  const errorOf = (name: (typeof fields)[number]) => {
    const found = errors.find(({ path }) => path.split('.')[0] === name);
    return found && refusalMessage(found);
  };
  const isOfField = fields.some((name) => errorOf(name) !== undefined);
  return (
    <FormDialog
      title={entry ? <Trans>Edit entry</Trans> : <Trans>Add entry</Trans>}
      dismissible={false}
      submitLabel={entry ? <Trans>Save</Trans> : <Trans>Add entry</Trans>}
      busy={isPending || isUploading}
      disabled={waiting > 0}
      onSubmit={save}
      onClose={close}
    >
      <TextField
        label={t`Title`}
        value={title}
        maxLength={MAX_TITLE}
        autoComplete="off"
        error={errorOf('title')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        look="boxed"
        label={t`Content`}
        hint={
          <Trans>What does it look like on an ordinary day? Markdown works: **bold**, lists, links.</Trans>
        }
        minRows={5}
        maxLength={MAX_CULTURE_CONTENT}
        value={content}
        error={errorOf('content')}
        onChange={(event) => setContent(event.target.value)}
      />
      <PicturesField
        images={images}
        of={{ userId, subject, isBusy: isPending }}
        max={1}
        onChange={setImages}
        onWaiting={setWaiting}
        error={errorOf('image')}
      />
      {error && !isOfField && <FieldError>{failureMessage(error)}</FieldError>}
    </FormDialog>
  );
}
