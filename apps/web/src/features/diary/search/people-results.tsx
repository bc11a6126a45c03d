import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { MarkedText } from '../../../components/text/marked-text.tsx';
import { marksOf } from '../../../components/text/marks-of.ts';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { resultLink } from '../result-link.shared.ts';
import { ResultCount, ResultSkeleton, SearchFailure } from '../search-results.part.tsx';

/** As many characters of a keyword as a name can hold. */
const NAME_MAX = 40;

/** People of my teams by their names; each links to what they have written. */
export function PeopleResults({ keyword, onOpen }: { keyword: string; onOpen: () => void }) {
  const found = useApiQuery(
    api.relationship.search,
    { keyword: keyword.slice(0, NAME_MAX) },
    { failure: 'none', keepPrevious: true, enabled: keyword !== '' },
  );
  if (keyword === '') {
    return (
      <EmptyState title={<Trans>Please enter the username</Trans>}>
        <Trans>Part of a name is enough. You’ll find people of all your teams.</Trans>
      </EmptyState>
    );
  }
  if (!found.data) {
    return found.isPending && found.fetchStatus !== 'paused' ? (
      <ResultSkeleton />
    ) : (
      <SearchFailure of={found} />
    );
  }
  const { items } = found.data;
  return (
    <div aria-busy={found.isPlaceholderData}>
      <ResultCount count={items.length} hasMore={false} />
      {items.length === 0 && <EmptyState drawing="winter" title={translateMessage('userNotFound')} />}
      <ul className="grid grid-cols-1 divide-y divide-line">
        {items.map(({ id, name, avatar, teams }) => (
          <li key={id}>
            <ListRow
              start={<Avatar name={name} personId={id} src={avatar} />}
              title={<MarkedText text={name} marks={marksOf(name, [keyword])} />}
              text={teams.map((team) => team.name).join(' · ')}
              end={
                <>
                  <span className="text-sm">
                    <Trans>Diaries</Trans>
                  </span>
                  <ChevronRightIcon className="size-5" />
                </>
              }
              render={<Link to="/search" search={{ author: id }} onClick={onOpen} {...resultLink} />}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
