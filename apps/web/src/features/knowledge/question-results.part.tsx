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
import { QuestionState } from './curiosity/question-state.tsx';
import { FoundText } from './search/found-text.tsx';
import { type ResultsProps, readingFor } from './search/results.ts';

/** The questions of one’s teams that hold all words of a keyword. */
export function QuestionResults({ keyword, onOpen }: ResultsProps) {
  const questions = useApiPages(api.curious.get, { keyword }, readingFor(keyword));
  return (
    <SearchResults
      of={questions}
      keyword={keyword}
      hint={<Trans>Type a word to find questions of your teams.</Trans>}
      keyOf={({ id }) => id}
    >
      {(question) => (
        <ListRow
          start={
            <Avatar name={question.asker.name} personId={question.asker.id} src={question.asker.avatar} />
          }
          title={<FoundText text={question.question} keyword={keyword} />}
          text={
            <>
              <PersonName person={question.asker} /> · <DayText day={question.day} style="short" />
            </>
          }
          end={<QuestionState question={question} />}
          render={
            <Link to="/curiosity/detail" search={{ id: question.id }} onClick={onOpen} {...resultLink} />
          }
        />
      )}
    </SearchResults>
  );
}
