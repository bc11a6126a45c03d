import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DayText } from '../../components/days/time-text.tsx';
import { ListRow } from '../../components/layout/list-row.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { resultLink } from '../diary/result-link.shared.ts';
import { SearchResults } from '../diary/search-results.part.tsx';
import { FoundText } from './search/found-text.tsx';
import { type ResultsProps, readingFor } from './search/results.ts';

/** The user’s own mistakes that hold all words of a keyword. */
export function MistakeResults({ keyword, onOpen }: ResultsProps) {
  const mistakes = useApiPages(api.mistake.list, { keyword }, readingFor(keyword));
  return (
    <SearchResults
      of={mistakes}
      keyword={keyword}
      hint={<Trans>Type a word to find mistakes of yours. Only you see them.</Trans>}
      keyOf={({ id }) => id}
    >
      {({ id, text, instead, tags, day }) => (
        <ListRow
          title={<FoundText text={text} keyword={keyword} />}
          text={
            <>
              {instead !== '' && <FoundText text={instead} keyword={keyword} />}
              <DayText day={day} style="year" />
              {tags.map((tag) => ` · # ${tag}`).join('')}
            </>
          }
          render={
            <Link to="/handbook" search={{ tab: 'mistakes', mistake: id }} onClick={onOpen} {...resultLink} />
          }
        />
      )}
    </SearchResults>
  );
}
