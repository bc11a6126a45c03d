import type { DailyQuestion } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '../../../components/choices/chip.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { weekdayNames } from '../teams/team-form.ts';

/** The team's questions, for its members. */
export function QuestionList({ questions }: { questions: readonly DailyQuestion[] }) {
  const { t, i18n } = useLingui();
  const names = weekdayNames(i18n.locale);
  if (questions.length === 0) {
    return (
      <Card>
        <EmptyState drawing="winter" title={<Trans>No questions for now</Trans>}>
          <Trans>Administrators can add up to five questions to everyone’s diary.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card aria-label={t`Daily questions`}>
      <p className="mb-2 text-ink-2">
        <Trans>They’re in the diaries of members whose home team this is.</Trans>
      </p>
      <ol className="grid grid-cols-1">
        {questions.map(({ id, text, weekday }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b py-3 last:border-0"
          >
            <span lang={ownLang(text)} className="wrap-anywhere min-w-0 flex-1 basis-48">
              {text}
            </span>
            <Chip>{weekday === null ? <Trans>every day</Trans> : names[weekday - 1]}</Chip>
          </li>
        ))}
      </ol>
    </Card>
  );
}
