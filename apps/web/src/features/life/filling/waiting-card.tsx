import { type QuestionnaireSummary, type TeamView, wordsFor } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';

/** What a team asks the reader now, and the way to each answer. */
export function WaitingCard({ team, waiting }: { team: TeamView; waiting: readonly QuestionnaireSummary[] }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const headingId = useId();
  return (
    <Card tone="grape" aria-labelledby={headingId}>
      <h2 id={headingId} className="font-sans text-ink-2 text-sm">
        <Trans>{team.name} would like your answers</Trans>
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-rule">
        {waiting.map(({ id, title, anonymous, questionCount, run }) => {
          const name = wordsFor(title, locale);
          const last = formatDay(run.closes, i18n.locale, 'short');
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <p lang={ownLang(name)} className="wrap-anywhere font-serif text-lg">
                  {name}
                </p>
                <p className="text-ink-2 text-sm">
                  <Plural value={questionCount} one="# question" other="# questions" />
                  {' · '}
                  {anonymous ? <Trans>Anonymous</Trans> : <Trans context="answers">By name</Trans>}
                  {' · '}
                  <Trans>Open until {last}</Trans>
                </p>
              </div>
              <RouteLink
                to="/department/question"
                search={{ team: team.id, questionnaire: id }}
                look="quiet"
                aria-label={t`Answer: ${name}`}
              >
                <Trans>Answer</Trans>
              </RouteLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
