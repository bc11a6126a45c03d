import type { TeamAnalysisView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDays } from '../../../components/days/format-days.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { Citation } from '../../life/citation.part.tsx';

/** What was found, or why there is nothing. */
export function WeekFindings({ analysis }: { analysis: TeamAnalysisView }) {
  const { i18n } = useLingui();
  const { week, people, themes, blockers, load } = analysis;
  if (!week)
    return (
      <p>
        <Trans>After its first whole week, you’ll see here what the team had in common.</Trans>
      </p>
    );
  const days = <span>{formatDays(week.from, week.to, i18n.locale)}</span>;
  if (people === null)
    return (
      <div className="grid gap-1 text-ink-2">
        <p>{days}</p>
        <p>
          <Trans>
            Fewer than five people took part that week. So that it never tells of one person, there is nothing
            here.
          </Trans>
        </p>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-ink-2">
        {days}
        <span>
          <Plural value={people} one="# person took part" other="# people took part" />
        </span>
      </p>
      <div className="grid grid-cols-1 gap-6 @desk:grid-cols-2">
        <Shared title={<Trans>What holds several up</Trans>} of={blockers}>
          <Trans>Nothing that three people share.</Trans>
        </Shared>
        <Shared title={<Trans>Themes</Trans>} of={themes}>
          <Trans>Nothing that three people share.</Trans>
        </Shared>
      </div>
      <section className="grid gap-1">
        <h3>
          <Trans>Load</Trans>
        </h3>
        <p>
          {load === 'most' ? (
            <Trans>Most of them wrote that there is too much to do.</Trans>
          ) : load === 'some' ? (
            <Trans>Several of them wrote that there is too much to do.</Trans>
          ) : (
            <Trans>Fewer than three wrote that there is too much to do.</Trans>
          )}
        </p>
      </section>
      <p className="text-ink-2 text-sm">
        <Trans>
          Built-in analysis, made once when the week was over. Everyone can leave it in their settings; load
          is told in words alone, and quotes no one.
        </Trans>
      </p>
    </div>
  );
}

type SharedProps = { title: ReactNode; of: TeamAnalysisView['themes']; children: ReactNode };

function Shared({ title, of, children: none }: SharedProps) {
  return (
    <section className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h3>{title}</h3>
      {of.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {of.map(({ phrase, people, citations }) => (
            <li key={phrase} className="grid min-w-0 grid-cols-1 gap-2">
              <h4 className="flex flex-wrap items-baseline gap-x-2">
                <span lang={ownLang(phrase)}>{phrase}</span>
                <span className="font-normal text-ink-2 text-sm">
                  <Plural value={people} one="# person" other="# people" />
                </span>
              </h4>
              {citations.map((citation) => (
                <Citation key={citation.diaryId + citation.text} of={citation} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
