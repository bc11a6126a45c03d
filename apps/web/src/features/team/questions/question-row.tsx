import type { MessageKey } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '../../../components/icons/actions.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { weekdayNames } from '../teams/team-form.ts';
import { QUESTION_MAX, type TypedQuestion } from './typed-question.ts';

const Select = latePart(async () => (await import('../../../components/choices/select.tsx')).Select, {
  fallback: <SkeletonBox className="h-18 w-36 max-w-full rounded-md" />,
});

type Props = {
  number: number;
  question: TypedQuestion;
  isLast: boolean;
  error: MessageKey | undefined;
  onChange: (part: Partial<TypedQuestion>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

const EVERY_DAY = 'every';

/** One question with its day and its place. */
export function QuestionRow({ number, question, isLast, error, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  // A question that was just added takes the focus.
  const [isNew] = useState(question.text === '');
  const days = weekdayNames(i18n.locale).map((label, index) => ({ value: String(index + 1), label }));
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-rule border-b pb-4">
      <TextField
        autoFocus={isNew}
        label={t`Question ${number}`}
        value={question.text}
        maxLength={QUESTION_MAX}
        autoComplete="off"
        onChange={(event) => onChange({ text: event.target.value })}
        error={error && translateMessage(error)}
        className="min-w-0 basis-full"
      />
      <Select
        label={t`Asked on`}
        options={[{ value: EVERY_DAY, label: t`every day` }, ...days]}
        value={question.weekday === null ? EVERY_DAY : String(question.weekday)}
        onChange={(day) => onChange({ weekday: day === EVERY_DAY ? null : Number(day) })}
        className="min-w-[min(9rem,100%)]"
      />
      <span className="ml-auto flex flex-wrap self-end">
        <IconButton
          label={t`Move up: question ${number}`}
          icon={<ArrowUpIcon className="size-5" />}
          aria-disabled={number === 1}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t`Move down: question ${number}`}
          icon={<ArrowDownIcon className="size-5" />}
          aria-disabled={isLast}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t`Remove: question ${number}`}
          icon={<CloseIcon className="size-5" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
