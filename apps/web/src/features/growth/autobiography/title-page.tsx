import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import type { Book } from './book.ts';
import { BookTitle } from './book-title.tsx';

const TitleForm = latePart(async () => (await import('./title-form.tsx')).TitleForm);

/** The title of the book and its dedication. */
export function TitlePage({ book }: { book: Book }) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card as="div" className="grid grid-cols-1 justify-items-center gap-2 py-8 text-center">
      <BookTitle book={book} />
      <IconButton
        label={t`Edit the title page`}
        icon={<EditIcon className="size-5" />}
        onClick={() => setEditing(true)}
        className="print:hidden"
      />
      {isEditing && <TitleForm book={book} onClose={() => setEditing(false)} />}
    </Card>
  );
}
