import type { LedgerEntry } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { ShieldIcon } from '../../../components/icons/settings.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

/** What of AI read diaries of others. */
const readBy: Readonly<Record<LedgerEntry['features'][number], MessageDescriptor>> = {
  focus: msg`what people they follow did`,
  summaries: msg`the month that you share`,
  teamAnalysis: msg`the team’s week`,
};

/** Who did what on a day. */
export function Entry({ entry }: { entry: LedgerEntry }) {
  const { i18n } = useLingui();
  const { day } = entry;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Who entry={entry} />
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

function Who({ entry: { reader } }: { entry: LedgerEntry }) {
  if (!reader)
    return (
      <span className="flex min-w-0 items-center gap-3 font-semibold">
        <span className="grid size-8 place-items-center text-leaf">
          <ShieldIcon />
        </span>
        <Trans>Server operator</Trans>
      </span>
    );
  return (
    <>
      <Avatar name={reader.name} personId={reader.id} src={reader.avatar} size="sm" />
      {reader.name ? (
        <Link to="/person" search={{ id: reader.id }} className="wrap-anywhere min-w-0 font-semibold">
          <PersonName person={reader} />
        </Link>
      ) : (
        <PersonName person={reader} />
      )}
    </>
  );
}

function What({ entry }: { entry: LedgerEntry }) {
  const { i18n } = useLingui();
  const { about, id, title, from, to, features, sent, act, times, day } = entry;
  const dayName = (which: string | null) => (which === null ? '' : formatDay(which, i18n.locale, 'year'));
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
        <span>
          <Trans>
            opened your question “<span lang={ownLang(title)}>{title}</span>”
          </Trans>
        </span>
      </RouteLink>
    );
  if (about === 'answers')
    return (
      <Trans>
        downloaded answers to “<span lang={ownLang(title)}>{title}</span>”, with yours by name
      </Trans>
    );
  if (about === 'copies')
    return act === 'restore' ? (
      <Trans>put everything on this server back from a backup</Trans>
    ) : from === day ? (
      <Plural
        value={times}
        one="backed up everything on this server"
        other="backed up everything on this server # times"
      />
    ) : (
      <Trans>
        backed up everything on this server, {dayName(from)} to {dayName(day)}: {times} times
      </Trans>
    );
  return (
    <Trans>
      downloaded statistics of {title} with your numbers, {dayName(from)} to {dayName(to)}
    </Trans>
  );
}
