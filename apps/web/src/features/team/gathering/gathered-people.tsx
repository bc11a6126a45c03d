import type { GatheringView } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { changesBetween, GATHERING_SECONDS, secondsUntil } from './gathering.ts';

type Props = {
  gathering: GatheringView;
  myId: string;
  excluded: ReadonlySet<string>;
  /** Excludes a person or includes them again; for the host. */
  onToggle?: (userId: string) => void;
};

/** The number, the countdown, and who has joined so far. */
export function GatheredPeople({ gathering, myId, excluded, onToggle }: Props) {
  const { t } = useLingui();
  const headingId = useId();
  const { pin, members, host } = gathering;
  const news = useMembershipNews(gathering, myId);
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId}>
          <Plural value={members.length} one="# person is here" other="# people are here" />
        </h2>
        <p className="font-mono font-semibold text-grape text-lg tracking-[.24em]">
          <span className="sr-only">{t`Your six digits`} </span>
          {pin}
        </p>
      </div>
      <Minute expiresAt={gathering.expiresAt} />
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {members.map(({ id, name, avatar }) => (
          <li key={id}>
            <ListRow
              start={<Avatar name={name} personId={id} src={avatar} />}
              title={<span className={excluded.has(id) ? 'text-ink-3 line-through' : ''}>{name}</span>}
              text={excluded.has(id) ? <Trans>left out</Trans> : id === myId && <Trans>that is you</Trans>}
              end={
                id === host.id ? (
                  <Chip tone="grape">
                    <Trans>names the team</Trans>
                  </Chip>
                ) : (
                  onToggle && (
                    <Button
                      look="ghost"
                      aria-label={excluded.has(id) ? t`Include ${name}` : t`Leave ${name} out`}
                      onClick={() => onToggle(id)}
                    >
                      {excluded.has(id) ? <Trans>Include</Trans> : <Trans>Leave out</Trans>}
                    </Button>
                  )
                )
              }
            />
          </li>
        ))}
      </ul>
      {host.id !== myId && (
        <p className="rounded-md bg-grape-soft px-4 py-3">
          <Trans>Waiting for {host.name} to name the team.</Trans>
        </p>
      )}
    </section>
  );
}

/** How long others can still enter the number; a bar that empties, and words that change rarely. */
function Minute({ expiresAt }: { expiresAt: string }) {
  const [left, setLeft] = useState(() => secondsUntil(expiresAt, Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(expiresAt, Date.now())), 250);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return (
    <div className="grid gap-1.5">
      <p className="text-ink-2 text-sm tabular-nums">
        {left > 0 ? (
          <Plural
            value={left}
            one="Others can join for # more second"
            other="Others can join for # more seconds"
          />
        ) : (
          <Trans>Time’s up. No one else can join.</Trans>
        )}
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-pill bg-line">
        <div
          className="h-full origin-left rounded-pill bg-grape [transition:scale_.3s_linear]"
          style={{ scale: `${left / GATHERING_SECONDS} 1` }}
        />
      </div>
    </div>
  );
}

/** A sentence for screen readers about the last person who joined or left. */
function useMembershipNews({ members }: GatheringView, myId: string): string {
  const { t } = useLingui();
  const [news, setNews] = useState('');
  const before = useRef(members);
  const announce = useEffectEvent(() => {
    const { come, gone } = changesBetween(before.current, members, myId);
    before.current = members;
    const said = [
      ...come.map(({ name }) => t`${name} joined`),
      ...gone.map(({ name }) => t`${name} has left`),
    ];
    if (said.length > 0) setNews(said.join('. '));
  });
  useEffect(() => {
    if (members !== before.current) announce();
  }, [members]);
  return news;
}
