import { type QuestionnaireView, wordsFor } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { formatDays } from '../../../components/days/format-days.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { isQuestion, questionsOf } from '../building/built.ts';
import { builtOf } from '../building/wire.ts';
import { Actions } from './actions.tsx';
import { ExportMenu } from './export-menu.tsx';
import { QuestionResult } from './question-result.tsx';

const Select = latePart(async () => (await import('../../../components/choices/select.tsx')).Select, {
  fallback: <SkeletonBox className="h-18 w-full rounded-md" />,
});

const EVERYONE = 'everyone';
const NO_DEPARTMENT = 'none';

/** The results of a round, what the team does about them, and of its departments those that are large enough. */
export function Results({ questionnaire }: { questionnaire: QuestionnaireView }) {
  const { runs, shownRun, results, can } = questionnaire;
  const hasRuns = runs.length > 1;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3 empty:hidden">
        {hasRuns && <RunSelect questionnaire={questionnaire} />}
        {can.manage && <ExportMenu questionnaire={questionnaire} />}
      </div>
      {results ? (
        <Counted key={shownRun} questionnaire={questionnaire} results={results} />
      ) : (
        <NotCounted questionnaire={questionnaire} />
      )}
    </div>
  );
}

function RunSelect({ questionnaire: { id, teamId, runs, shownRun } }: { questionnaire: QuestionnaireView }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate({ from: '/department/question' });
  return (
    <div className="min-w-[min(16rem,100%)]">
      <Select
        label={t`Round`}
        value={String(shownRun)}
        onChange={(run) =>
          void navigate({
            search: { team: teamId, questionnaire: id, view: 'results', run: Number(run) },
            replace: true,
            resetScroll: false,
          })
        }
        options={runs.map(({ number, opens, closes }) => ({
          value: String(number),
          label: formatDays(opens, closes, i18n.locale),
        }))}
      />
    </div>
  );
}

function NotCounted({ questionnaire }: { questionnaire: QuestionnaireView }) {
  const { i18n } = useLingui();
  const { runs, shownRun, run, answered } = questionnaire;
  const shown = runs.find(({ number }) => number === shownRun) ?? run;
  const last = formatDay(shown.closes, i18n.locale);
  return (
    <Card>
      <EmptyState drawing="winter" title={<Trans>No results yet</Trans>}>
        <Trans>Answers are counted together on the morning after {last}. Nothing shows before.</Trans>{' '}
        {answered !== null && <Trans>This morning {answered} had answered.</Trans>}
      </EmptyState>
    </Card>
  );
}

type CountedProps = {
  questionnaire: QuestionnaireView;
  results: NonNullable<QuestionnaireView['results']>;
};

function Counted({ questionnaire, results }: CountedProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [group, setGroup] = useState(EVERYONE);
  const { teamId, trend, title } = questionnaire;
  const team = useTeamStore((state) => state.teamArr.find(({ id }) => id === teamId));
  const built = useMemo(() => builtOf(questionnaire.questions), [questionnaire.questions]);
  const questions = questionsOf(built);
  const { answered, asked, countedOn, groups } = results;
  const shown = groups.find(({ departmentId }) => (departmentId ?? NO_DEPARTMENT) === group) ?? results;
  const day = formatDay(countedOn, i18n.locale, 'year');
  const departmentName = (id: string | null) =>
    id === null
      ? t`No department, or several`
      : (team?.departments.find((department) => department.id === id)?.name ?? t`A former department`);
  const pointsOf = (questionId: string) =>
    trend.flatMap(({ run, closes, means }) => {
      const found = means.find((each) => each.questionId === questionId);
      return found ? [{ run, closes, mean: found.mean }] : [];
    });
  return (
    <>
      <p className="text-ink-2">
        {answered === null ? (
          <Trans>
            Fewer than 5 of {asked} answered. Counted on {day}.
          </Trans>
        ) : (
          <Trans>
            {answered} of {asked} answered. Counted on {day}.
          </Trans>
        )}
      </p>
      {groups.length > 0 && (
        <Select
          label={t`Answers of`}
          value={group}
          onChange={setGroup}
          options={[
            { value: EVERYONE, label: t`Everyone` },
            ...groups.map(({ departmentId }) => ({
              value: departmentId ?? NO_DEPARTMENT,
              label: departmentName(departmentId),
            })),
          ]}
        />
      )}
      <Actions
        questionnaire={questionnaire}
        departmentId={group === EVERYONE ? undefined : group === NO_DEPARTMENT ? null : group}
      />
      <section aria-label={t`Results: ${wordsFor(title, locale)}`} className="grid grid-cols-1 gap-4">
        {built.map((item) => {
          if (isQuestion(item)) {
            return (
              <QuestionResult
                key={item.id}
                question={item}
                number={questions.indexOf(item) + 1}
                result={shown.questions.find(({ questionId }) => questionId === item.id)}
                trend={group === EVERYONE ? pointsOf(item.id) : []}
              />
            );
          }
          const heading = wordsFor(item.text, locale);
          return (
            <h2 key={item.id} lang={ownLang(heading)} className="wrap-anywhere mt-3">
              {heading}
            </h2>
          );
        })}
      </section>
    </>
  );
}
