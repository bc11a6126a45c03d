import { api, type CollectedView, type OutputOf, type QuoteView } from '@garden/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { apiKey, useApiQuery } from '../../../lib/api/hooks.ts';
import type { Shelf } from './line-choice.tsx';

/** A line that is chosen for the picture. */
export type ChosenLine = { readonly id: string; readonly text: string; readonly by: string };

/** The id of a line that is written for this picture alone. */
export const OWN = 'own';

/** How a line is signed: where it is from, or whose words it is. */
export function useSignature(): (line: QuoteView | CollectedView) => string {
  const personName = usePersonName();
  return (line) => {
    const by = 'keeper' in line ? (line.writer ?? line.keeper) : line.by;
    return line.source ?? (by ? personName(by) : '');
  };
}

type Collected = OutputOf<typeof api.collection.get>;

/** Chooses the line that the page was opened for, once. */
export function useFirstChosen(
  shelf: Shelf,
  lineId: string | undefined,
  choose: (lines: readonly ChosenLine[]) => void,
): void {
  const client = useQueryClient();
  const signatureOf = useSignature();
  const isOfTeam = shelf === 'team' && lineId !== undefined;
  const quote = useApiQuery(
    api.quote.get,
    { quoteId: lineId ?? '' },
    { failure: 'none', enabled: isOfTeam, staleTime: Number.POSITIVE_INFINITY },
  );
  const mine = useApiQuery(
    api.collection.get,
    { limit: 100 },
    {
      failure: 'none',
      enabled: shelf === 'mine' && lineId !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  const known = client
    .getQueriesData<Collected | InfiniteData<Collected>>({ queryKey: apiKey(api.collection.get) })
    .flatMap(([, data]) =>
      data && 'pages' in data ? data.pages.flatMap(({ items }) => items) : (data?.items ?? []),
    );
  const found = isOfTeam
    ? quote.data?.items[0]
    : [...known, ...(mine.data?.items ?? [])].find(({ id }) => id === lineId);
  const foundId = found?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once it is there, and not again as it is read anew
  useEffect(() => {
    if (found) choose([{ id: found.id, text: found.text, by: signatureOf(found) }]);
  }, [foundId]);
}
