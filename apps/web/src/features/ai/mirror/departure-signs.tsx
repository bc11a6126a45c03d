import { api, type QuitMatchesView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDays } from '../../../components/days/format-days.ts';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { DatedWords } from './dated-words.tsx';
import { MirrorCard } from './mirror-card.tsx';

/** One’s last weeks beside what one’s teams learned from those who left. */
export function DepartureSigns() {
  const matching = useApiQuery(api.diary.quitMatching, {}, { failure: 'none' });
  return (
    <MirrorCard of={matching} title={<Trans>My last four weeks, and why others left</Trans>}>
      {(data) => <Matches of={data} />}
    </MirrorCard>
  );
}

function Matches({ of: { matches, patterns, diaries, days } }: { of: QuitMatchesView }) {
  const { i18n } = useLingui();
  return (
    <>
      <p className="text-ink-2">
        {formatDays(days.from, days.to, i18n.locale)}
        {' · '}
        <Plural value={diaries} one="# diary" other="# diaries" />
      </p>
      {patterns === 0 ? (
        <p>
          <Trans>Your teams have written down no pattern yet of why people left.</Trans>
        </p>
      ) : matches.length === 0 ? (
        <p>
          <Trans>None of the patterns that your teams have written down stands in your diaries.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-6">
          {matches.map(({ patternId, title, team, helped, signs }) => (
            <li key={patternId} className="grid min-w-0 grid-cols-1 gap-3">
              <h3 className="flex flex-wrap items-baseline gap-x-2">
                <span lang={ownLang(title)} className="wrap-anywhere">
                  {title}
                </span>
                <span className="font-normal text-ink-2 text-sm">{team.name}</span>
              </h3>
              {signs.map(({ sign, citations }) => (
                <DatedWords key={sign} title={<span lang={ownLang(sign)}>{sign}</span>} of={citations} />
              ))}
              {helped !== '' && (
                <div>
                  <h4>
                    <Trans>What helped others</Trans>
                  </h4>
                  <MarkdownText text={helped} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-2 text-sm">
        <Trans>
          A sign is a word of your team’s list that you wrote on two days or more. It says nothing about what
          you will do. Administrators learn only which patterns at least five people show.
        </Trans>
      </p>
    </>
  );
}
