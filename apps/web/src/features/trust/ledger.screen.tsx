import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../../components/buttons/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { NextPage } from '../../components/states/next-page.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { MinePage } from '../account/mine-page.part.tsx';
import { useHomeCalendar } from '../diary/home-calendar.shared.ts';
import { Entry } from './ledger/entry.tsx';
import { type Asked, Kinds } from './ledger/kinds.tsx';

const Filters = latePart(async () => (await import('./ledger/filters.tsx')).Filters, {
  fallback: <SkeletonBox className="h-11 rounded-md" />,
});

/** Who looked at what is one's own, day by day. */
export default function LedgerScreen() {
  const asked: Asked = useSearch({ from: '/mine/readers' });
  const navigate = useNavigate({ from: '/mine/readers' });
  const { today } = useHomeCalendar();
  const { about, reader, from, to } = asked;
  const wish = {
    ...(about && { about }),
    ...(reader && { readerId: reader }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const entries = useApiPages(api.ledger.list, wish, { failure: 'none' });
  const ask = (next: Asked) => void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <MinePage title={<Trans>Who read my entries</Trans>}>
      <p className="text-ink-2">
        <Trans>
          Kept for a year, and no one can switch it off. Where comments can be anonymous, readers are named
          together, and later; what AI read for others is listed from the next day on. Answers that you give
          anonymously aren’t listed: no record says which answers are yours.
        </Trans>
      </p>
      <Kinds asked={asked} onAsk={ask} />
      <Filters asked={asked} today={today} onAsk={ask} />
      {entries.data ? (
        entries.data.length > 0 ? (
          <Card as="div">
            <ol className="-my-3 grid grid-cols-1 divide-y divide-line">
              {entries.data.map((entry) => (
                <Entry key={`${entry.day} ${entry.about} ${entry.reader?.id} ${entry.id}`} entry={entry} />
              ))}
            </ol>
            <NextPage of={entries} className="-mx-3 mt-3 justify-self-start">
              <Trans>Show older entries</Trans>
            </NextPage>
          </Card>
        ) : (
          <Card as="div">
            <Nothing isFiltered={Object.keys(wish).length > 0} onAll={() => ask({})} />
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

function Nothing({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState title={<Trans>No one yet</Trans>}>
        <Trans>Who opens a diary or a question of yours is listed here.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={<Trans>Nothing found</Trans>}
      action={
        <Button look="quiet" onClick={onAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      <Trans>Choose someone else, or another time.</Trans>
    </EmptyState>
  );
}
