import { api, type CollectedView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ArrowDownIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { QuestionsSkeleton } from './question-skeleton.tsx';

const command = { invalidates: [api.collection.get, api.curious.get], loading: 'none' } as const;

type Props = {
  keyword: string;
  tag: string | undefined;
  onChange: (search: { q?: string | undefined; tag?: string | undefined }) => void;
};

/** The questions of one’s collection in its order, found by words and tags. */
export function CollectedQuestions({ keyword, tag, onChange }: Props) {
  const { t } = useLingui();
  const settled = useDebouncedValue(keyword.trim());
  const input = {
    kind: 'curiosity' as const,
    ...(settled !== '' && { keyword: settled }),
    ...(tag !== undefined && { tag }),
  };
  const items = useApiPages(api.collection.get, input, { failure: 'none', keepPrevious: true });
  const { data: all } = useApiQuery(api.collection.get, { kind: 'curiosity', limit: 1 }, { failure: 'none' });
  const isNarrowed = settled !== '' || tag !== undefined;
  const hasAny = isNarrowed || (all?.items.length ?? 0) > 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      {hasAny && (
        <TextField
          label={t`Search your collected questions`}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={keyword}
          onChange={(event) => onChange({ q: event.target.value || undefined })}
        />
      )}
      {tag !== undefined && (
        <div>
          <ToggleChip pressed onClick={() => onChange({ tag: undefined })}>
            {tag}
          </ToggleChip>
        </div>
      )}
      {!items.data ? (
        items.isError || items.fetchStatus === 'paused' ? (
          <ReadFailure of={items} />
        ) : (
          <QuestionsSkeleton />
        )
      ) : items.data.length === 0 ? (
        <Card>{isNarrowed ? <NothingFound /> : <NothingCollected />}</Card>
      ) : (
        <Card as="div" className="py-1!">
          <ul className="grid grid-cols-1 divide-y divide-line">
            {items.data.map((item) => (
              <CollectedRow key={item.id} item={item} onTag={(name) => onChange({ tag: name })} />
            ))}
          </ul>
        </Card>
      )}
      <NextPage of={items} look="quiet" className="justify-self-center">
        <Trans>Show more</Trans>
      </NextPage>
    </div>
  );
}

function CollectedRow({ item, onTag }: { item: CollectedView; onTag: (tag: string) => void }) {
  const { t } = useLingui();
  const bottom = useApiCommand(api.collection.bottom, command);
  const del = useApiCommand(api.collection.del, command);
  const { id: itemId, text, by, tags, objectId } = item;
  const remove = () =>
    del.mutate(
      { itemId },
      {
        onSuccess: () =>
          toast.undoable(t`No longer in your collection`, () => del.mutate({ itemId, undo: true })),
      },
    );
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        {objectId === null ? (
          <p lang={ownLang(text)} className="wrap-anywhere font-semibold">
            {text}
          </p>
        ) : (
          <RouteLink
            to="/curiosity/detail"
            search={{ id: objectId }}
            lang={ownLang(text)}
            className="wrap-anywhere line-clamp-3 font-semibold text-ink no-underline hover:underline"
          >
            {text}
          </RouteLink>
        )}
        {by && (
          <p className="mt-1 text-ink-2 text-sm">
            <PersonName person={by} />
          </p>
        )}
        {tags.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <ToggleChip key={tag} pressed={false} onClick={() => onTag(tag)}>
                {tag}
              </ToggleChip>
            ))}
          </div>
        )}
      </div>
      <MoreMenu
        label={t`More about: ${text}`}
        actions={[
          {
            id: 'bottom',
            label: <Trans>Move to the bottom</Trans>,
            icon: <ArrowDownIcon className="size-5" />,
            onSelect: () => bottom.mutate({ itemId }),
          },
          {
            id: 'remove',
            label: <Trans>Remove from collection</Trans>,
            icon: <TrashIcon className="size-5" />,
            danger: true,
            onSelect: remove,
          },
        ]}
      />
    </li>
  );
}

function NothingCollected() {
  return (
    <EmptyState
      title={<Trans>Nothing collected yet</Trans>}
      action={
        <RouteLink to="/curiosity" look="primary">
          <Trans>All questions</Trans>
        </RouteLink>
      }
    >
      <Trans>Press Collect on a question to find it here again. Only you see your collection.</Trans>
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState title={<Trans>Nothing found</Trans>} drawing="winter">
      <Trans>Try another word.</Trans>
    </EmptyState>
  );
}
