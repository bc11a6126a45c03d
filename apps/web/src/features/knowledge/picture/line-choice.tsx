import { api, type CollectedView, MAX_WISDOM, type QuoteView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { NextPage } from '../../../components/states/next-page.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { type ChosenLine, OWN, useSignature } from './use-first-chosen.ts';

export type Shelf = 'team' | 'mine';

/** More lines than this are no picture that anyone reads. */
const MOST = 5;

type Props = {
  shelf: Shelf;
  onShelf: (shelf: Shelf) => void;
  chosen: readonly ChosenLine[];
  onChange: (chosen: readonly ChosenLine[]) => void;
};

/** The lines of my teams and my own, to choose from, and one written for the picture alone. */
export function LineChoice({ shelf, onShelf, chosen, onChange }: Props) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  const isFull = chosen.length >= MOST;
  const choose = (line: ChosenLine) => (isChosen: boolean) =>
    onChange(isChosen ? [...chosen, line] : chosen.filter(({ id }) => id !== line.id));
  const List = shelf === 'team' ? TeamLines : MyLines;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <OwnLine chosen={chosen} isFull={isFull} onChange={onChange} />
      <div className="grid grid-cols-1 gap-3">
        <Segmented
          label={t`Where the lines are from`}
          className="justify-self-start"
          segments={[
            { value: 'team', label: t`My teams` },
            { value: 'mine', label: t`My wisdom` },
          ]}
          value={shelf}
          onChange={(next) => {
            onShelf(next);
            setKeyword('');
          }}
        />
        <SearchField
          key={shelf}
          keyword={keyword}
          onKeyword={setKeyword}
          label={t`Search the lines`}
          placeholder={t`Search the lines`}
        />
        <List keyword={keyword}>
          {(line) => {
            const isChosen = chosen.some(({ id }) => id === line.id);
            return (
              <li key={line.id}>
                <Checkbox
                  label={
                    <span lang={ownLang(line.text)} className="line-clamp-2 font-serif">
                      {line.text}
                    </span>
                  }
                  hint={line.by}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={({ target }) => choose(line)(target.checked)}
                />
              </li>
            );
          }}
        </List>
        {isFull && (
          <p className="text-ink-2 text-sm">
            <Trans>A picture holds at most {MOST} lines.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function OwnLine({ chosen, isFull, onChange }: Pick<Props, 'chosen' | 'onChange'> & { isFull: boolean }) {
  const { t } = useLingui();
  const by = useUserStore((state) => state.userInfo?.name) ?? '';
  const own = chosen.find(({ id }) => id === OWN);
  return (
    <Card as="div" className="py-2">
      <Checkbox
        label={<Trans>Words for this picture alone</Trans>}
        checked={own !== undefined}
        disabled={isFull && !own}
        onChange={({ target }) =>
          onChange(
            target.checked ? [...chosen, { id: OWN, text: '', by }] : chosen.filter((line) => line !== own),
          )
        }
      />
      {own && (
        <TextArea
          label={t`Words for this picture alone`}
          labelHidden
          look="boxed"
          minRows={2}
          maxLength={MAX_WISDOM}
          className="mt-1 mb-2"
          value={own.text}
          onChange={({ target }) =>
            onChange(chosen.map((line) => (line === own ? { ...own, text: target.value } : line)))
          }
        />
      )}
    </Card>
  );
}

type ListProps = { keyword: string; children: (line: ChosenLine) => React.ReactNode };

function TeamLines({ keyword, children }: ListProps) {
  const lines = useApiPages(api.quote.get, keyword ? { keyword } : {}, {
    failure: 'none',
    keepPrevious: true,
  });
  return <Lines of={lines}>{children}</Lines>;
}

function MyLines({ keyword, children }: ListProps) {
  const lines = useApiPages(api.collection.get, keyword ? { keyword } : {}, {
    failure: 'none',
    keepPrevious: true,
  });
  return <Lines of={lines}>{children}</Lines>;
}

type Listed = Parameters<typeof NextPage>[0]['of'] &
  Parameters<typeof ReadFailure>[0]['of'] & {
    readonly data: readonly (QuoteView | CollectedView)[] | undefined;
    readonly isError: boolean;
  };

function Lines({ of, children }: { of: Listed; children: ListProps['children'] }) {
  const signatureOf = useSignature();
  if (!of.data) {
    if (of.isError || of.fetchStatus === 'paused') return <ReadFailure of={of} />;
    return (
      <SkeletonGroup>
        <SkeletonText lines={8} />
      </SkeletonGroup>
    );
  }
  if (of.data.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>No lines here yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-rule">
        {of.data.map((line) => children({ id: line.id, text: line.text, by: signatureOf(line) }))}
      </ul>
      <NextPage of={of} look="quiet" className="justify-self-center">
        <Trans>Show more</Trans>
      </NextPage>
    </>
  );
}
