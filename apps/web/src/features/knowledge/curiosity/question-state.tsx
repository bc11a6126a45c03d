import type { QuestionView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../components/chip.tsx';
import { CheckIcon } from '../../../components/icons/actions.tsx';

/** How far a question has come: solved, answered, or waiting for its first answer. */
export function QuestionState({ question }: { question: Pick<QuestionView, 'solvedAt' | 'answered'> }) {
  if (question.solvedAt !== null) {
    return (
      <Chip tone="leaf" icon={<CheckIcon className="size-4" />}>
        <Trans>Solved</Trans>
      </Chip>
    );
  }
  return question.answered ? (
    <Chip>
      <Trans>Has answers</Trans>
    </Chip>
  ) : (
    <Chip tone="amber">
      <Trans>No answer yet</Trans>
    </Chip>
  );
}
