import { api, type QuoteView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { PauseIcon, PlayIcon } from '../../../components/icons/objects.tsx';
import { QuoteIcon } from '../../../components/icons/places.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { rememberTicker } from './ticker-memory.ts';

/** Long enough to read 500 characters’ beginning twice. */
const SHOWN_MS = 9000;
const FADE_MS = 320;
/** The mix is the same all day. */
const FRESH_MS = 30 * 60_000;

type Props = {
  teamId: string | undefined;
  /** Whether it invites to keep a line where none is left. */
  invites: boolean;
  onNothing: () => void;
};

/** The user’s own mix of the day, one line at a time: it turns by itself, unless it is paused or motion is unwanted. */
export function Ticker({ teamId, invites, onNothing }: Props) {
  const { t } = useLingui();
  const mix = useApiQuery(api.quote.getBroadcast, teamId ? { teamId } : {}, {
    failure: 'none',
    staleTime: FRESH_MS,
  });
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isHeld = useRef(false);
  const isStill = useIsMotionUnwanted();
  const count = mix.data?.items.length ?? 0;
  const isEmpty = mix.data && count === 0;
  // Without network none comes: its room goes, too.
  const isNothing = mix.data ? isEmpty && !invites : mix.fetchStatus === 'paused';
  useEffect(() => {
    if (isEmpty !== undefined) rememberTicker(teamId, isEmpty);
    if (isNothing) onNothing();
  }, [teamId, isEmpty, isNothing, onNothing]);
  const turns = count > 1 && !isPaused && !isStill;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => {
      if (!isHeld.current && !document.hidden) setIndex((now) => now + 1);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [turns]);
  const hold = (held: boolean) => () => {
    isHeld.current = held;
  };
  if (!mix.data || isNothing) return null;
  const quote = mix.data.items[index % Math.max(count, 1)];
  return (
    <section
      aria-label={t`Wisdom of the team`}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
      className="words-below flex items-center gap-1 rounded-lg bg-grape-soft pr-1 pl-3"
    >
      <QuoteIcon className="size-5 text-grape" />
      {quote ? <Shown key={quote.id} quote={quote} isStill={isStill} /> : <Invitation />}
      {count > 1 && (
        <div className="flex flex-none flex-col">
          {!isStill && (
            <IconButton
              label={isPaused ? t`Resume` : t`Pause the lines`}
              icon={isPaused ? <PlayIcon className="size-4" /> : <PauseIcon className="size-4" />}
              onClick={() => setPaused(!isPaused)}
            />
          )}
          <IconButton
            label={t`Next line`}
            icon={<ChevronRightIcon className="size-4" />}
            onClick={() => setIndex(index + 1)}
          />
        </div>
      )}
    </section>
  );
}

function Shown({ quote, isStill }: { quote: QuoteView; isStill: boolean }) {
  const { id, text, writer, keeper, source } = quote;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isStill) line.current?.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
  }, [isStill]);
  return (
    <div ref={line} data-words className="min-w-0 flex-1 px-2">
      <RouteLink
        to="/quotes"
        search={{ quote: id, team: quote.teamId }}
        lang={ownLang(text)}
        className="wrap-anywhere line-clamp-2 font-normal font-serif text-ink leading-tight no-underline hover:underline"
      >
        {text}
      </RouteLink>
      <p className="truncate text-ink-2 text-sm">{source ?? <PersonName person={writer ?? keeper} />}</p>
    </div>
  );
}

/** No line is left for today. */
function Invitation() {
  return (
    <p className="min-w-0 flex-1 px-2 leading-tight">
      <RouteLink to="/quotes">
        <Trans>What’s worth remembering? Keep a line as wisdom.</Trans>
      </RouteLink>
    </p>
  );
}

function useIsMotionUnwanted(): boolean {
  const [wish] = useState(() => matchMedia('(prefers-reduced-motion: reduce)'));
  const [isUnwanted, setUnwanted] = useState(wish.matches);
  useEffect(() => {
    const follow = () => setUnwanted(wish.matches);
    wish.addEventListener('change', follow);
    return () => wish.removeEventListener('change', follow);
  }, [wish]);
  return isUnwanted;
}
