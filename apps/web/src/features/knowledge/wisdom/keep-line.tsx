import type { DiaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { BookmarkIcon } from '../../../components/icons/places.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { sentencesOfDiary } from './sentences.ts';

const KeepDialog = latePart(async () => (await import('./keep-dialog.tsx')).KeepDialog);

/** Keeps one of a diary’s lines, chosen from a list: the way for those who don’t select text. */
export function KeepLine({ diary: { id: diaryId, author, sections, teamIds } }: { diary: DiaryView }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = usePersonName()(author);
  return (
    <>
      <Button look="ghost" icon={<BookmarkIcon className="size-5" />} onClick={() => setOpen(true)}>
        <Trans>Save a quote</Trans>
      </Button>
      {isOpen && (
        <KeepDialog
          of={{ diaryId }}
          by={name}
          teamIds={teamIds}
          lines={sentencesOfDiary(sections, i18n.locale)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
