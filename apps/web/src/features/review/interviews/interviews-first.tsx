import { api, type OutputOf } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDay } from '../../../components/days/format-time.ts';
import { CheckIcon, ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { apiKey } from '../../../lib/api/hooks.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import type { OpenEditor } from '../../diary/open-editor.shared.ts';

type FirstInterview = OutputOf<typeof api.draft.get>['interviewsFirst'][number];

/** Interviews are recorded in other windows and on other devices, too. */
const POLL_MS = 30_000;

type Props = {
  /** Those that come before the diary now. */
  first: readonly FirstInterview[];
  /** Where what is written stands, if anything is. */
  text: 'none' | OpenEditor['status'];
  /** How often publishing was refused for them since the page opened: each time it takes the focus. */
  refusals: number;
};

const keyOf = ({ teamId, id, month }: FirstInterview) => `${teamId} ${id} ${month}`;

/** Who to talk to before a diary is published, with the way to each; says so when no one waits any more. */
export function InterviewsFirst({ first, text, refusals }: Props) {
  const headingId = useId();
  const locale = useLocale();
  const nameOf = usePersonName();
  const box = useRef<HTMLElement>(null);
  // Those that are recorded while the page is open stay, with a tick.
  const [shown, setShown] = useState(first);
  const added = first.filter((each) => !shown.some((known) => keyOf(known) === keyOf(each)));
  if (added.length > 0) setShown([...shown, ...added]);
  const isOpen = (each: FirstInterview) => first.some((open) => keyOf(open) === keyOf(each));
  // The next words are saved a moment later: the sentence does not come and go with them.
  const [settled, setSettled] = useState(text);
  if (text !== 'saving' && text !== settled) setSettled(text);
  const isKept = settled !== 'none' && settled !== 'saving' && settled !== 'failed';
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  useFreshDay(first.length > 0);
  const list = new Intl.ListFormat(locale === 'zh' ? 'zh-Hans' : 'en-GB', { type: 'conjunction' });
  const names = list.format(new Set((first.length > 0 ? first : shown).map(nameOf)));
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`rounded-lg p-[min(1rem,4vw)] outline-none ${first.length > 0 ? 'bg-amber-soft' : 'bg-leaf-soft'}`}
    >
      <h2 id={headingId} className="wrap-anywhere text-lg leading-tight">
        {first.length > 0 ? (
          translateMessage('interviewsFirst', { names })
        ) : (
          <Trans>No interview is waiting. You can publish now.</Trans>
        )}
      </h2>
      {first.length > 0 && (
        <p className="wrap-anywhere mt-1" role="status">
          {isKept ? (
            <Trans>Talk to {names} first. Your text is saved.</Trans>
          ) : (
            <Trans>Talk to {names} first. You can write meanwhile and publish afterwards.</Trans>
          )}
        </p>
      )}
      <ul className="mt-2 grid grid-cols-1 gap-1">
        {shown.map((each) => (
          <li key={keyOf(each)}>
            <FirstLink of={each} isDone={!isOpen(each)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to one of them. */
function FirstLink({ of: { teamId, id, name, month }, isDone }: { of: FirstInterview; isDone: boolean }) {
  const locale = useLocale();
  const shownName = usePersonName()({ name });
  return (
    <Link
      to="/interview"
      search={{ teamId, month, userId: id }}
      className="flex min-h-(--target) flex-wrap items-center gap-x-3 rounded-md bg-surface px-3 py-1 transition-colors hover:bg-grape-soft"
    >
      <Avatar name={name} personId={id} size="xs" />
      <span className="wrap-anywhere min-w-0 font-semibold">{shownName}</span>
      <span className="text-ink-2 text-sm">{formatDay(`${month}-01`, locale, 'month')}</span>
      <span className="ml-auto inline-flex items-center gap-1 text-sm">
        {isDone ? (
          <span className="inline-flex items-center gap-1 text-leaf">
            <CheckIcon className="size-4" />
            <Trans>Done</Trans>
          </span>
        ) : (
          <ChevronRightIcon className="size-5 text-ink-3" />
        )}
      </span>
    </Link>
  );
}

/** Asks for the day again now and then, and when the window is looked at again. */
function useFreshDay(isAsked: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isAsked) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') {
        void client.invalidateQueries({ queryKey: apiKey(api.draft.get) });
      }
    };
    const timer = setInterval(refresh, POLL_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [client, isAsked]);
}
