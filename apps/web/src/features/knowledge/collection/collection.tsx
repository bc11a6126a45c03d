import type { CollectedView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { ImageIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { LoadMore } from '../../../components/states/load-more.tsx';
import { PartBoundary } from '../../../components/states/part-boundary.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../../components/states/skeleton.tsx';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { CollectedRow } from './collected-row.tsx';
import { type Narrowing, useCollection } from './use-collection.ts';

type Props = { narrowing: Narrowing; onChange: (change: Narrowing) => void };

/** The collection, searched and narrowed by kind and tag. */
export function Collection({ narrowing, onChange }: Props) {
  const { query, items, tags, move, toBottom, remove } = useCollection(narrowing);
  const isWhole = Object.values(narrowing).every((value) => value === undefined);
  if (!query.data) {
    if (query.isError || query.fetchStatus === 'paused') return <ReadFailure of={query} />;
    return <CollectionSkeleton />;
  }
  return (
    <>
      {(items.length > 0 || !isWhole) && <Filter narrowing={narrowing} onChange={onChange} tags={tags} />}
      {items.length === 0 ? (
        <Card as="div">{isWhole ? <NothingYet /> : <NothingFound />}</Card>
      ) : (
        <Card as="div" className="py-1">
          <ul className="grid grid-cols-1 divide-y divide-rule">
            {items.map((item, index) => (
              <PartBoundary key={item.id} of={item}>
                <CollectedRow
                  item={item}
                  index={index}
                  count={items.length}
                  onMove={(place) => move(item.id, place)}
                  onBottom={() => toBottom(item.id)}
                  onRemove={() => remove(item.id)}
                  onTag={(tag) => onChange({ tag })}
                />
              </PartBoundary>
            ))}
          </ul>
        </Card>
      )}
      {query.isFetchNextPageError && <ReadFailure of={query} />}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <LoadMore isLoading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          <Trans>Show more</Trans>
        </LoadMore>
      )}
    </>
  );
}

function Filter({
  narrowing: { kind, tag, q = '' },
  onChange,
  tags,
}: Props & { tags: readonly { tag: string; count: number }[] }) {
  const { t } = useLingui();
  const kinds: { value: CollectedView['kind'] | undefined; label: string }[] = [
    { value: undefined, label: t`All` },
    { value: 'line', label: t`My own` },
    { value: 'quote', label: t`From the team` },
    { value: 'curiosity', label: t`Questions` },
  ];
  const isKnown = tag === undefined || tags.some((each) => each.tag === tag);
  const shownTags = isKnown ? tags : [{ tag, count: 0 }, ...tags];
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField
        keyword={q}
        onKeyword={(keyword) => onChange({ q: keyword || undefined })}
        label={t`Search My wisdom`}
        placeholder={t`Search My wisdom`}
      />
      <div className="flex flex-wrap items-center gap-x-3">
        <fieldset className="scroll-row -mx-4 px-4">
          <legend className="sr-only">{t`What is shown`}</legend>
          {kinds.map(({ value, label }) => (
            <ToggleChip key={label} pressed={kind === value} onClick={() => onChange({ kind: value })}>
              {label}
            </ToggleChip>
          ))}
        </fieldset>
        <RouteLink to="/quotes/download" search={{ from: 'mine' }} look="ghost" className="-ml-3 text-sm">
          <ImageIcon className="size-5" />
          <Trans>Make a picture</Trans>
        </RouteLink>
      </div>
      {shownTags.length > 0 && (
        <fieldset className="scroll-row -mx-4 px-4">
          <legend className="sr-only">{t`Tags`}</legend>
          {shownTags.map((each) => (
            <ToggleChip
              key={each.tag}
              pressed={each.tag === tag}
              className="whitespace-nowrap"
              onClick={() => onChange({ tag: each.tag === tag ? undefined : each.tag })}
            >
              #{each.tag}
              {each.count > 0 && <span className="text-ink-3 tabular-nums">{each.count}</span>}
            </ToggleChip>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function NothingFound() {
  return (
    <EmptyState drawing="winter" title={<Trans>Nothing like that is here</Trans>}>
      <Trans>Try another word or tag.</Trans>
    </EmptyState>
  );
}

function NothingYet() {
  const hasTeam = useTeamStore((state) => state.teamArr.length > 0);
  return (
    <EmptyState
      title={<Trans>What you want to remember</Trans>}
      action={
        hasTeam && (
          <RouteLink to="/quotes" look="primary">
            <Trans>Read the team’s wisdom</Trans>
          </RouteLink>
        )
      }
    >
      <Trans>Write a line above, or collect one that a teammate kept.</Trans>
    </EmptyState>
  );
}

function CollectionSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-1 gap-4">
      <SkeletonBox className="h-12 rounded-md" />
      <SkeletonBox className="h-96 rounded-lg" />
    </SkeletonGroup>
  );
}
