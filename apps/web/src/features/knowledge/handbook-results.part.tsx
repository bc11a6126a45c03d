import { api, shownText } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../components/choices/chip.tsx';
import { ListRow } from '../../components/layout/list-row.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { resultLink } from '../diary/result-link.shared.ts';
import { SearchResults } from '../diary/search-results.part.tsx';
import { FoundText } from './search/found-text.tsx';
import { type ResultsProps, readingFor } from './search/results.ts';

/** The user’s own guidelines that hold all words of a keyword. */
export function HandbookResults({ keyword, onOpen }: ResultsProps) {
  const guidelines = useApiPages(api.handbook.getList, { keyword }, readingFor(keyword));
  return (
    <SearchResults
      of={guidelines}
      keyword={keyword}
      hint={<Trans>Type a word to find guidelines of your handbook. Only you see them.</Trans>}
      keyOf={({ id }) => id}
    >
      {({ id, title, category, content }) => (
        <ListRow
          title={<FoundText text={title} keyword={keyword} />}
          text={<FoundText text={shownText(content)} keyword={keyword} />}
          end={category !== '' && <Chip className="wrap-anywhere">{category}</Chip>}
          render={<Link to="/handbook" search={{ guideline: id }} onClick={onOpen} {...resultLink} />}
        />
      )}
    </SearchResults>
  );
}
