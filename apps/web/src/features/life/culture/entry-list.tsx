import { api, type CultureView, type TeamView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { EntryCard } from './entry-card.tsx';

const EntryDialog = latePart(async () => (await import('./entry-dialog.tsx')).EntryDialog);

type Props = {
  team: TeamView;
  /** The entry whose comments are shown. */
  openId: string | undefined;
};

/** The entries of a team in their order; administrators write, move and delete them. */
export function EntryList({ team, openId }: Props) {
  const entries = useApiPages(api.culture.list, { teamId: team.id, limit: 50 }, { failure: 'none' });
  const [edited, setEdited] = useState<CultureView | 'new'>();
  const [arrivedAt] = useState(openId);
  if (!entries.data) {
    if (entries.isError || entries.fetchStatus === 'paused') return <ReadFailure of={entries} />;
    return <CultureSkeleton />;
  }
  const { data } = entries;
  const add = team.can.setUp && (
    <Button icon={<PlusIcon className="size-5" />} onClick={() => setEdited('new')}>
      <Trans>Add entry</Trans>
    </Button>
  );
  const card = (entry: CultureView, index: number, count: number) => (
    <PartBoundary key={entry.id} of={entry}>
      <EntryCard
        entry={entry}
        place={{ index, count }}
        isOpen={entry.id === openId}
        isTarget={entry.id === arrivedAt}
        onEdit={() => setEdited(entry)}
      />
    </PartBoundary>
  );
  const isAmong = data.some(({ id }) => id === openId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">
        <Trans>What the team stands for</Trans>
      </h2>
      {openId !== undefined && !isAmong && (
        <LinkedEntry cultureId={openId}>{(entry) => card(entry, 0, 1)}</LinkedEntry>
      )}
      {data.length === 0 ? (
        <Card as="div">
          <EmptyState title={<Trans>What does your team stand for?</Trans>} action={add}>
            {add ? (
              <Trans>
                Write down what matters to you together. Teammates can link the diaries that live it.
              </Trans>
            ) : (
              <Trans>Your administrators can write it down here.</Trans>
            )}
          </EmptyState>
        </Card>
      ) : (
        add && <div>{add}</div>
      )}
      <ul className="grid grid-cols-1 gap-4 empty:hidden">
        {data.map((entry, index) => card(entry, index, data.length))}
      </ul>
      <NextPage of={entries} look="quiet" className="justify-self-center">
        <Trans>Show more</Trans>
      </NextPage>
      {edited && (
        <EntryDialog
          teamId={team.id}
          entry={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function LinkedEntry({
  cultureId,
  children,
}: {
  cultureId: string;
  children: (entry: CultureView) => React.ReactNode;
}) {
  const linked = useApiQuery(api.culture.list, { cultureId }, { failure: 'none' });
  const [entry] = linked.data?.items ?? [];
  if (entry) return <ul className="grid grid-cols-1">{children(entry)}</ul>;
  if (!(linked.error instanceof ApiRefusal)) return null;
  return (
    <Banner>
      <Trans>The entry that the link led to isn’t there anymore.</Trans>
    </Banner>
  );
}

/** Placeholder for entries. */
export function CultureSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <SkeletonBox className="h-52 rounded-lg" />
      <SkeletonBox className="h-52 rounded-lg" />
    </SkeletonGroup>
  );
}
