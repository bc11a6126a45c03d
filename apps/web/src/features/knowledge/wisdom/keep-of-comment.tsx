import { type CommentView, characterCount, MAX_WISDOM, oneLine, shownText } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import { sentencesOf } from './sentences.ts';

/** Keeps a comment: as a whole where it is one line and short enough, else a sentence of it. */
export function KeepOfComment({
  comment: { id: commentId, text, author },
  onClose,
}: {
  comment: CommentView;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const by = usePersonName()({ name: author?.name ?? '' });
  const whole = oneLine(shownText(text));
  const sentences = sentencesOf(text, i18n.locale);
  const fits = characterCount(whole) <= MAX_WISDOM;
  const lines = sentences.length < 2 ? [whole] : [...(fits ? [whole] : []), ...sentences];
  return <KeepDialog of={{ commentId }} by={by} teamIds={[]} lines={lines} onClose={onClose} />;
}
