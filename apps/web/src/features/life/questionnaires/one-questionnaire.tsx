import { api, type QuestionnaireView, wordsFor } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import { BackToList } from './back-to-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { RunDays } from './run-days.tsx';

const Filling = latePart(async () => (await import('../filling/filling.tsx')).Filling, {
  fallback: <ListSkeleton />,
});
const Results = latePart(async () => (await import('../results/results.tsx')).Results, {
  fallback: <ListSkeleton />,
});

/** One questionnaire: its form for those who are asked, and its results once they are there. */
export function OneQuestionnaire({ id }: { id: string }) {
  const { team, run } = useSearch({ from: '/department/question' });
  const read = useApiQuery(
    api.questionnaire.get,
    { questionnaireId: id, ...(run && { run }) },
    { failure: 'none', keepPrevious: true },
  );
  const locale = useLocale();
  const { data } = read;
  const title = data && wordsFor(data.title, locale);
  return (
    <BackToList team={data?.teamId ?? team}>
      <div className="page-narrow">
        <PageHeader
          title={title ? <span lang={ownLang(title)}>{title}</span> : <Trans>Questionnaire</Trans>}
          kicker={data && <RunDays run={data.run} />}
        />
        {data ? (
          <Shown questionnaire={data} />
        ) : read.isError || read.fetchStatus === 'paused' ? (
          <ReadFailure of={read} />
        ) : (
          <ListSkeleton />
        )}
      </div>
    </BackToList>
  );
}

function Shown({ questionnaire }: { questionnaire: QuestionnaireView }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { view } = useSearch({ from: '/department/question' });
  const navigate = useNavigate({ from: '/department/question' });
  const { id, teamId, intro, run, runs, can } = questionnaire;
  const words = wordsFor(intro, locale);
  const mayAnswer = can.answer && run.state === 'running';
  // An earlier round may be counted while the newest is open.
  const hasResults = can.seeResults && (run.isCounted || runs.length > 1);
  const shown = mayAnswer && !(view === 'results' && hasResults) ? 'answer' : 'results';
  return (
    <div className="grid grid-cols-1 gap-5">
      {words !== '' && (
        <p lang={ownLang(words)} className="wrap-anywhere whitespace-pre-wrap text-ink-2">
          {words}
        </p>
      )}
      {mayAnswer && hasResults && (
        <Segmented
          label={t`Show`}
          value={shown}
          onChange={(next) =>
            void navigate({
              search: { team: teamId, questionnaire: id, ...(next === 'results' && { view: next }) },
              replace: true,
            })
          }
          segments={[
            { value: 'answer', label: t`My answers` },
            { value: 'results', label: t`Results` },
          ]}
          className="justify-self-start"
        />
      )}
      {shown === 'answer' ? (
        <Filling key={run.number} questionnaire={questionnaire} />
      ) : hasResults ? (
        <Results questionnaire={questionnaire} />
      ) : (
        <Waiting questionnaire={questionnaire} />
      )}
    </div>
  );
}

/** Nothing to answer, and nothing to read yet. */
function Waiting({ questionnaire }: { questionnaire: QuestionnaireView }) {
  const { i18n } = useLingui();
  const { run, isAsked, isAnswered, can } = questionnaire;
  const last = formatDay(run.closes, i18n.locale);
  if (run.state === 'coming') {
    const first = formatDay(run.opens, i18n.locale);
    return (
      <Card>
        <EmptyState title={<Trans>Not open yet</Trans>}>
          <Trans>It opens on {first}. Until then only administrators see it.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {isAnswered && (
        <Banner tone="good">
          <Trans>You’ve answered. Thank you!</Trans>
        </Banner>
      )}
      <Card>
        <EmptyState
          drawing="winter"
          title={
            run.state === 'running' ? <Trans>Others are still answering</Trans> : <Trans>It’s closed</Trans>
          }
        >
          {can.seeResults ? (
            <Trans>
              Answers are counted together on the morning after {last}. You’ll see the results here then.
            </Trans>
          ) : isAsked ? (
            <Trans>The results aren’t shared with you.</Trans>
          ) : (
            <Trans>This one was for other departments.</Trans>
          )}
        </EmptyState>
      </Card>
    </>
  );
}
