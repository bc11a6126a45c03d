import type { QuestionView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';
import { CheckIcon } from '../../../components/icons/actions.tsx';

/** Whether a question is solved, or still waits for its first answer. */
export function QuestionState({ question }: { question: Pick<QuestionView, 'solvedAt' | 'answered'> }) {
  if (question.solvedAt !== null) {
    return (
      <Chip tone="leaf" icon={<CheckIcon className="size-4" />}>
        <Trans>Solved</Trans>
      </Chip>
    );
  }
  if (question.answered) return null;
  return (
    <Chip tone="amber">
      <Trans>No answer yet</Trans>
    </Chip>
  );
}
