import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { useWholeList } from '../../../lib/api/use-whole-list.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** All guidelines with their whole text, to read through and to print. */
export function PrintedHandbook() {
  const read = useWholeList(api.handbook.getList, { limit: 100 }, { failure: 'none' });
  const { data, hasNextPage } = read;
  const isWhole = data !== undefined && !hasNextPage;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <RouteLink to="/handbook" search={{}} look="plain" className="-mt-3">
          <ArrowLeftIcon className="size-5" />
          <Trans>All guidelines</Trans>
        </RouteLink>
        <Button disabled={!isWhole} onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      {isWhole ? (
        data.map(({ id, title, category, content }) => (
          <article key={id} className="wrap-anywhere border-line border-t pt-3">
            {category !== '' && <p className="text-ink-2 text-sm">{category}</p>}
            <h2 lang={ownLang(title)} className="mb-1">
              {title}
            </h2>
            <MarkdownText text={content} />
          </article>
        ))
      ) : read.isError || read.fetchStatus === 'paused' ? (
        <ReadFailure of={read} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}
