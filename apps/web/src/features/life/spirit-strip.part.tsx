import { api, type WatchwordView } from '@garden/contract';
import { useEffect, useState } from 'react';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { LeafIcon } from '../../components/icons/signs.tsx';
import { usePersonName } from '../../components/people/person-name.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { ownLang } from '../../lib/locale/locale.ts';
import { storedValue } from '../../lib/stored-value.ts';

/** The mix is the same all day. */
const FRESH_MS = 30 * 60_000;

/**
 * A watchword of a team, another one each day, with a sentence that embodied it. Its room is there from the start, or it
 * is not shown: nothing moves when the words come. Whether a team has any, this browser knows from the time before.
 */
export function SpiritStrip({ teamId, today }: { teamId: string; today: string }) {
  const key = `spirit ${teamId}`;
  const [isExpected] = useState(() => storedValue.read(key) !== null);
  const spirit = useApiQuery(api.team.getTeamSpirit, { teamId }, { failure: 'none', staleTime: FRESH_MS });
  const words = spirit.data?.words;
  const isThere = words && words.length > 0;
  useEffect(() => {
    if (isThere !== undefined) storedValue.write(key, isThere ? '1' : null);
  }, [key, isThere]);
  if (!isExpected) return null;
  return (
    <div className="mt-3 h-11 overflow-hidden">
      {words && <OneOf words={words} today={today} teamId={teamId} />}
    </div>
  );
}

type Props = { words: readonly WatchwordView[]; today: string; teamId: string };

function OneOf({ words, today, teamId }: Props) {
  const nameOf = usePersonName();
  const embodied = words.filter(({ lately }) => lately.length > 0);
  const shown = embodied.length > 0 ? embodied : words;
  const word = shown[Number(today.replaceAll('-', '')) % shown.length];
  if (!word) return null;
  const { text, meaning, lately } = word;
  const citation = lately[0]?.citation;
  const said = citation ? citation.text : meaning;
  return (
    <RouteLink
      to="/department"
      search={{ team: teamId }}
      look="ghost"
      className="-mx-3 max-w-full font-normal"
    >
      <LeafIcon className="size-5 shrink-0 text-leaf" />
      <span className="min-w-0 truncate">
        <span lang={ownLang(text)} className="font-serif">
          {text}
        </span>
        {said !== '' && (
          <span lang={ownLang(said)} className="text-ink-2 text-sm">
            {' · '}
            {citation && `${nameOf(citation.author)}: `}
            {said}
          </span>
        )}
      </span>
    </RouteLink>
  );
}
