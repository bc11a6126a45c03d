import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { Banner } from '../../components/banner.tsx';
import { CheckIcon } from '../../components/icons/actions.tsx';
import { PersonName, usePersonName } from '../../components/person-name.tsx';
import { RouteLink } from '../../components/route-link.ts';
import { apiQuery } from '../../lib/api/hooks.ts';
import { translateMessage } from '../../lib/locale/translate-message.ts';

const refusal = z.object({
  interviews: z.array(z.object({ teamId: z.string(), id: z.string(), name: z.string() })),
});

/** Interviews are recorded in other windows and on other devices, too. */
const POLL_MS = 30_000;

type Props = {
  /** What the last refusal said of them, as JSON. */
  kept: string;
  /** How often publishing was refused for them since the page opened: each time it takes the focus. */
  refusals: number;
};

/** Which interviews come before a diary, with the way to each; says so when all of them are recorded. */
export function InterviewsFirst({ kept, refusals }: Props) {
  const interviews = useMemo(() => z.parse(refusal, JSON.parse(kept)).interviews, [kept]);
  const nameOf = usePersonName();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const states = useQueries({
    queries: interviews.map(({ teamId, id }) => ({
      ...apiQuery(api.failUser.get, { teamId, userId: id }),
      staleTime: 0,
      refetchInterval: POLL_MS,
      meta: { failure: 'none' as const },
    })),
  });
  const rows = interviews.map((waiting, index) => {
    const data = states[index]?.data;
    return { ...waiting, isDone: data !== undefined && !isNeeded(data.items) };
  });
  const left = rows.filter(({ isDone }) => !isDone);
  const names = [...new Set((left.length > 0 ? left : rows).map(nameOf))].join(', ');
  return (
    <div ref={box} tabIndex={-1} className="rounded-md outline-none">
      <Banner
        tone={left.length > 0 ? 'info' : 'good'}
        title={
          left.length > 0 ? (
            translateMessage('interviewsFirst', { names })
          ) : (
            <Trans>Every interview is recorded. You can publish now.</Trans>
          )
        }
      >
        <ul>
          {rows.map(({ teamId, id, name, isDone }) => (
            <li key={`${teamId} ${id}`} className="flex flex-wrap items-center gap-x-2">
              <RouteLink
                to="/interview"
                search={{ teamId, userId: id }}
                className="wrap-anywhere inline-flex min-h-(--target) items-center"
              >
                <PersonName person={{ name }} />
              </RouteLink>
              {isDone && (
                <span className="inline-flex items-center gap-1 text-leaf text-sm">
                  <CheckIcon className="size-4" />
                  <Trans>interviewed</Trans>
                </span>
              )}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

const isNeeded = (items: readonly { readonly state: string }[]) =>
  items.some(({ state }) => state === 'needed');
