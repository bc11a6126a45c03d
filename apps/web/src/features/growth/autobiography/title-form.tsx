import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import type { Book } from './book.ts';

/** Writes the title page, and says in which order the chapters stand. */
export function TitleForm({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useLingui();
  const saving = useApiCommand(api.autobiography.arrange, {
    invalidates: [api.autobiography.get],
    failure: 'none',
    loading: 'none',
  });
  const [title, setTitle] = useState(book.title);
  const [dedication, setDedication] = useState(book.dedication);
  const [order, setOrder] = useState(book.order);
  return (
    <FormDialog
      title={<Trans>Title page</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={saving.isPending}
      onSubmit={() => saving.mutate({ title, dedication, order }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField label={t`Title`} optional value={title} onChange={({ target }) => setTitle(target.value)} />
      <TextArea
        label={t`Dedication`}
        optional
        look="boxed"
        value={dedication}
        onChange={({ target }) => setDedication(target.value)}
      />
      <Segmented
        label={t`Order of the chapters`}
        segments={[
          { value: 'oldest', label: t`Oldest first` },
          { value: 'newest', label: t`Newest first` },
        ]}
        value={order}
        onChange={setOrder}
      />
      {saving.error && <FieldError>{failureMessage(saving.error)}</FieldError>}
    </FormDialog>
  );
}
