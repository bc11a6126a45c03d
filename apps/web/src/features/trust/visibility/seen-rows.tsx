import type { SeenKind, Visibility } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { type Audience, audienceOf } from './audience.ts';
import { kindWords } from './kind-words.tsx';

type Row = Visibility['rows'][number];

const groups: readonly { readonly title: ReactNode; readonly first: SeenKind; readonly last: SeenKind }[] = [
  { title: <Trans>What you write</Trans>, first: 'diaries', last: 'anonymousComments' },
  { title: <Trans>What you ask, collect and plan</Trans>, first: 'questions', last: 'todos' },
  { title: <Trans>How it’s going</Trans>, first: 'grades', last: 'downloads' },
  { title: <Trans>What you look back on and answer</Trans>, first: 'moods', last: 'confused' },
  { title: <Trans>Around it</Trans>, first: 'profile', last: 'follows' },
];

/** Each kind of what is someone's own, with who sees it. */
export function SeenRows({ seen: { rows, teams } }: { seen: Visibility }) {
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind)];
  const placeOf = (wanted: SeenKind) => kinds.findIndex(([kind]) => kind === wanted);
  return groups.map(({ title, first, last }) => (
    <Group key={first} title={title}>
      {kinds.slice(placeOf(first), placeOf(last) + 1).map(([kind, ofKind]) => (
        <Kind key={kind} kind={kind} rows={ofKind} teams={teams} />
      ))}
    </Group>
  ));
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <h2 id={headingId}>{title}</h2>
      <dl className="grid grid-cols-1 gap-4">{children}</dl>
    </Card>
  );
}

type KindProps = { kind: SeenKind; rows: readonly Row[]; teams: Visibility['teams'] };

function Kind({ kind, rows, teams }: KindProps) {
  const { icon: Icon, what, how } = kindWords[kind];
  return (
    <div>
      <dt className="flex gap-3 font-semibold">
        <span className="grid h-[1lh] shrink-0 place-items-center text-leaf">
          <Icon />
        </span>
        <span className="min-w-0">{what}</span>
      </dt>
      {rows.map((row) => (
        <dd
          key={`${row.also} ${row.seenBy.map(({ teamId }) => teamId).join(' ')}`}
          className="wrap-anywhere pl-9 @max-[18rem]:pl-0"
        >
          <Seen row={row} audience={audienceOf(row, teams)} />
        </dd>
      ))}
      {how && <dd className="pl-9 text-ink-2 text-sm @max-[18rem]:pl-0">{how}</dd>}
    </div>
  );
}

function Seen({ row: { count, also }, audience }: { row: Row; audience: Audience }) {
  const { everyoneIn, leftIn, groups: parts } = audience;
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale);
  const nameOf = usePersonName();
  const teams = list.format(everyoneIn);
  const left = list.format(leftIn);
  const isOwn = everyoneIn.length + leftIn.length + parts.length === 0 && also === null;
  return (
    <>
      {count !== null && count > 0 && also !== 'followed' && (
        <span className="text-ink-2 tabular-nums">
          <Plural value={count} one="# item" other="# items" />
          {' · '}
        </span>
      )}
      {isOwn && <Trans>Only you</Trans>}
      {everyoneIn.length > 0 && <Trans>Everyone in {teams}</Trans>}
      {everyoneIn.length > 0 && leftIn.length > 0 && ' · '}
      {leftIn.length > 0 && <Trans>Everyone in {left}, which you left</Trans>}
      {parts.map(({ team, as, people }) => (
        <span key={`${team} ${as}`} className="block">
          <Part as={as} team={team} names={list.format(people.map(nameOf))} />
        </span>
      ))}
      {also === 'participants' && <Trans>Those who took part</Trans>}
      {also === 'writers' && <Trans>The person who wrote it, with the day</Trans>}
      {also === 'followed' && <Trans>The people you follow</Trans>}
    </>
  );
}

function Part({ as, team, names }: { as: Audience['groups'][number]['as']; team: string; names: string }) {
  if (as === 'administrators')
    return (
      <Trans>
        Administrators of {team}: {names}
      </Trans>
    );
  if (as === 'carers')
    return (
      <Trans>
        Looks after you in {team}: {names}
      </Trans>
    );
  return (
    <Trans>
      In {team}: {names}
    </Trans>
  );
}
