import { api, type LedgerEntry } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { ToggleChip } from '../../components/choices/chip.tsx';
import { formatDay } from '../../components/days/format-time.ts';
import { Card } from '../../components/layout/card.tsx';
import { Avatar } from '../../components/people/avatar.tsx';
import { PersonName } from '../../components/people/person-name.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { NextPage } from '../../components/states/next-page.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { ownLang } from '../../lib/locale/locale.ts';
import { MinePage } from '../account/mine-page.part.tsx';

/** What of AI read diaries of others. */
const readBy: Readonly<Record<LedgerEntry['features'][number], MessageDescriptor>> = {
  focus: msg`what people they follow did`,
  summaries: msg`the month that you share`,
  teamAnalysis: msg`the team’s week`,
};

/** Who opened what is one's own, day by day. */
export default function LedgerScreen() {
  const { about } = useSearch({ from: '/mine/readers' });
  const navigate = useNavigate({ from: '/mine/readers' });
  const entries = useApiPages(api.ledger.list, about ? { about } : {}, { failure: 'none' });
  const choose = (next: LedgerEntry['about'] | undefined) =>
    void navigate({ search: next ? { about: next } : {}, replace: true, resetScroll: false });
  return (
    <MinePage title={<Trans>Who read my entries</Trans>}>
      <p className="text-ink-2">
        <Trans>
          Kept for a year, and no one can switch it off. Where comments can be anonymous, readers are named
          together, and later; what AI read for others stands here from the next day on.
        </Trans>
      </p>
      <fieldset className="scroll-row">
        <legend className="sr-only">
          <Trans>About</Trans>
        </legend>
        <ToggleChip pressed={about === undefined} onClick={() => choose(undefined)}>
          <Trans>All</Trans>
        </ToggleChip>
        <ToggleChip pressed={about === 'diaries'} onClick={() => choose('diaries')}>
          <Trans>Diaries</Trans>
        </ToggleChip>
        <ToggleChip pressed={about === 'questions'} onClick={() => choose('questions')}>
          <Trans>Questions</Trans>
        </ToggleChip>
        <ToggleChip pressed={about === 'statistics'} onClick={() => choose('statistics')}>
          <Trans>Statistics</Trans>
        </ToggleChip>
        <ToggleChip pressed={about === 'ai'} onClick={() => choose('ai')}>
          <Trans>AI</Trans>
        </ToggleChip>
      </fieldset>
      {entries.data ? (
        entries.data.length > 0 ? (
          <Card as="div">
            <ol className="-my-3 grid grid-cols-1 divide-y divide-line">
              {entries.data.map((entry) => (
                <Entry key={`${entry.day} ${entry.about} ${entry.reader.id} ${entry.id}`} entry={entry} />
              ))}
            </ol>
            <NextPage of={entries} className="-mx-3 mt-3 justify-self-start">
              <Trans>Show older entries</Trans>
            </NextPage>
          </Card>
        ) : (
          <Card as="div">
            <EmptyState title={<Trans>No one yet</Trans>}>
              <Trans>Who opens a diary or a question of yours is listed here.</Trans>
            </EmptyState>
          </Card>
        )
      ) : entries.isPending && entries.fetchStatus !== 'paused' ? (
        <SkeletonGroup>
          <SkeletonBox className="h-96 rounded-lg" />
        </SkeletonGroup>
      ) : (
        <ReadFailure of={entries} />
      )}
    </MinePage>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { i18n } = useLingui();
  const { reader, day } = entry;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={reader.name} personId={reader.id} src={reader.avatar} size="sm" />
        {reader.name ? (
          <Link to="/person" search={{ id: reader.id }} className="wrap-anywhere min-w-0 font-semibold">
            <PersonName person={reader} />
          </Link>
        ) : (
          <PersonName person={reader} />
        )}
        <time dateTime={day} className="ml-auto text-ink-2 text-sm tabular-nums">
          {formatDay(day, i18n.locale, 'short')}
        </time>
      </div>
      <p className="wrap-anywhere mt-1 text-ink-2">
        <What entry={entry} />
      </p>
    </li>
  );
}

function What({ entry: { about, id, title, from, to, features, sent } }: { entry: LedgerEntry }) {
  const { i18n } = useLingui();
  const dayName = (day: string | null) => (day === null ? '' : formatDay(day, i18n.locale, 'year'));
  if (about === 'diaries')
    return (
      <RouteLink to="/home" search={{ diary: id }} look="plain">
        <Trans>opened your diary of {dayName(from)}</Trans>
      </RouteLink>
    );
  if (about === 'ai') {
    const what = features.map((feature) => i18n._(readBy[feature])).join(' · ');
    return (
      <RouteLink to="/home" search={{ diary: id }} look="plain">
        {sent ? (
          <Trans>
            had the AI provider read your diary of {dayName(from)}: {what}
          </Trans>
        ) : (
          <Trans>
            had the built-in analysis read your diary of {dayName(from)}: {what}
          </Trans>
        )}
      </RouteLink>
    );
  }
  if (about === 'questions')
    return (
      <RouteLink to="/curiosity/detail" search={{ id }} look="plain">
        <Trans>
          opened your question “<span lang={ownLang(title)}>{title}</span>”
        </Trans>
      </RouteLink>
    );
  return (
    <Trans>
      downloaded statistics of {title} with your numbers, {dayName(from)} to {dayName(to)}
    </Trans>
  );
}
