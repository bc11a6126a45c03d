import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { use } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PanesContext } from '../../../components/panes/panes-context.ts';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { GuidelineList } from './guideline-list.tsx';
import { HandbookMenu } from './handbook-menu.tsx';
import { KeywordField } from './keyword-field.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { alone, useGuidelines } from './use-guidelines.ts';

/** The user's guidelines: all of them in their order, those of a category, or those that a search finds. */
export function Guidelines() {
  const { t } = useLingui();
  const { q: keyword = '', category } = useSearch({ from: '/handbook' });
  const panes = use(PanesContext);
  const navigate = useNavigate({ from: '/handbook' });
  const all = useApiQuery(api.handbook.getList, { limit: 1 }, { failure: 'none' });
  const isNarrowed = keyword !== '' || category !== undefined;
  const found = useGuidelines(true);
  const show = (search: { q?: string | undefined; category?: string | undefined }) =>
    void navigate({ search: (now) => ({ ...alone(now), ...search }), replace: true, resetScroll: false });
  const failed = [all, found].find(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');
  const { data } = found;
  if (!all.data || !data) return failed ? <ReadFailure of={failed} /> : <ListSkeleton />;
  const { categories, items } = all.data;
  if (items.length === 0 && !isNarrowed) return <NoGuidelines />;
  const named = categories.filter(({ name }) => name !== '');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <KeywordField
          label={t`Search your guidelines`}
          keyword={keyword}
          onKeyword={(typed) => typed !== keyword && show({ q: typed || undefined })}
        />
        <span
          className={classNames(
            'flex items-center @max-[18rem]:flex-wrap gap-1',
            panes ? 'w-full justify-between' : 'ml-auto',
          )}
        >
          <WriteLink />
          <HandbookMenu categories={named} />
        </span>
      </div>
      {named.length > 0 && (
        <fieldset className="scroll-row -mx-4 px-4">
          <legend className="sr-only">
            <Trans>Category</Trans>
          </legend>
          <ToggleChip pressed={category === undefined} onClick={() => show({ category: undefined })}>
            <Trans>All</Trans>
          </ToggleChip>
          {named.map(({ name, count }) => (
            <ToggleChip
              key={name}
              className="whitespace-nowrap"
              pressed={category === name}
              onClick={() => show({ category: category === name ? undefined : name })}
            >
              {name} <span className="text-ink-3 tabular-nums">{count}</span>
            </ToggleChip>
          ))}
        </fieldset>
      )}
      {data.length === 0 ? (
        <Card>
          <EmptyState drawing="winter" title={<Trans>Nothing found</Trans>}>
            <Trans>No guideline has all of these words.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <GuidelineList guidelines={data} isWhole={!isNarrowed} />
      )}
      <NextPage of={found} look="quiet" className="justify-self-center">
        <Trans>Show more</Trans>
      </NextPage>
    </div>
  );
}

function WriteLink() {
  return (
    <RouteLink to="/handbook" search={{ edit: true }} look="primary">
      <PlusIcon className="size-5" />
      <Trans>Write a guideline</Trans>
    </RouteLink>
  );
}

function NoGuidelines() {
  return (
    <Card>
      <EmptyState
        title={<Trans>No guidelines yet</Trans>}
        action={
          <>
            <WriteLink />
            <HandbookMenu categories={[]} />
          </>
        }
      >
        <Trans>
          What you want to remember about how you work, in your own words. Only you see it; on the days you
          choose, your editor shows it.
        </Trans>
      </EmptyState>
    </Card>
  );
}
