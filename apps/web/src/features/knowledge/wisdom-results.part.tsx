import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DayText } from '../../components/days/time-text.tsx';
import { ListRow } from '../../components/layout/list-row.tsx';
import { Avatar } from '../../components/people/avatar.tsx';
import { PersonName } from '../../components/people/person-name.tsx';
import { useApiPages } from '../../lib/api/use-api-pages.ts';
import { resultLink } from '../diary/result-link.shared.ts';
import { SearchResults } from '../diary/search-results.part.tsx';
import { FoundText } from './search/found-text.tsx';
import { type ResultsProps, readingFor } from './search/results.ts';

/** The wisdom of one’s teams that holds all words of a keyword. */
export function WisdomResults({ keyword, onOpen }: ResultsProps) {
  const lines = useApiPages(api.quote.get, { keyword }, readingFor(keyword));
  return (
    <SearchResults
      of={lines}
      keyword={keyword}
      hint={<Trans>Type a word to find wisdom of your teams.</Trans>}
      keyOf={({ id }) => id}
    >
      {({ id, teamId, text, source, writer, keeper, day }) => {
        const person = writer ?? keeper;
        return (
          <ListRow
            start={<Avatar name={person.name} personId={person.id} src={person.avatar} />}
            title={<FoundText text={text} keyword={keyword} className="font-normal font-serif" />}
            text={
              <>
                {source !== null && <FoundText text={source} keyword={keyword} />}
                <PersonName person={person} /> · <DayText day={day} style="short" />
              </>
            }
            render={
              <Link to="/quotes" search={{ quote: id, team: teamId }} onClick={onOpen} {...resultLink} />
            }
          />
        );
      }}
    </SearchResults>
  );
}
