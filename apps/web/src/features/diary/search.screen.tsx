import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from '../../components/choices/tabs.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { DiaryResults } from './search/diary-results.tsx';
import { PeopleResults } from './search/people-results.tsx';
import { RecentList } from './search/recent-list.tsx';
import { useRecentSearches } from './search/recent-searches.ts';
import { type Narrowing, SearchFilters } from './search/search-filters.tsx';
import { SEARCH_FIELD, useResultKeys } from './search/use-result-keys.ts';
import { ResultSkeleton } from './search-results.part.tsx';

const QuestionResults = latePart(
  async () => (await import('../knowledge/question-results.part.tsx')).QuestionResults,
  {
    fallback: <ResultSkeleton />,
  },
);
const WisdomResults = latePart(
  async () => (await import('../knowledge/wisdom-results.part.tsx')).WisdomResults,
  {
    fallback: <ResultSkeleton />,
  },
);
const HandbookResults = latePart(
  async () => (await import('../knowledge/handbook-results.part.tsx')).HandbookResults,
  {
    fallback: <ResultSkeleton />,
  },
);
const MistakeResults = latePart(
  async () => (await import('../knowledge/mistake-results.part.tsx')).MistakeResults,
  {
    fallback: <ResultSkeleton />,
  },
);

type Tab = 'diaries' | 'people' | 'questions' | 'wisdom' | 'handbook' | 'mistakes';

/** Search for diaries, people and what one’s teams and oneself have learned; the query is in the address. */
export default function SearchScreen() {
  const { t } = useLingui();
  const { q: keyword = '', tab = 'diaries', ...narrowing } = useSearch({ from: '/search' });
  const navigate = useNavigate({ from: '/search' });
  const searches = useRecentSearches();
  const { results, onKeyDown } = useResultKeys<HTMLDivElement>();
  const change = (search: Narrowing & { q?: string | undefined; tab?: Tab }) =>
    void navigate({ search: (now) => ({ ...now, ...search }), replace: true, resetScroll: false });
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);
  const remember = () => searches.remember(keyword);
  const found = { keyword, onOpen: remember };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move the focus among its links
    <div ref={results} onKeyDown={onKeyDown} className="page-narrow">
      <PageHeader title={<Trans>Search</Trans>} />
      <SearchField
        id={SEARCH_FIELD}
        label={t`Search`}
        placeholder={t`Search diaries, people and knowledge`}
        takesFocus
        keyword={keyword}
        onKeyword={(q) => change({ q: q || undefined })}
        onEnter={searches.remember}
      />
      <Tabs
        label={t`What to search`}
        className="mt-4"
        value={tab}
        onChange={(next) => change({ tab: next })}
        tabs={[
          {
            value: 'diaries',
            label: <Trans>Diaries</Trans>,
            content: (
              <>
                <SearchFilters
                  narrowing={narrowing}
                  onChange={change}
                  onChoosePerson={() => change({ tab: 'people' })}
                />
                {keyword === '' && !isNarrowed ? (
                  <RecentList searches={searches} />
                ) : (
                  <DiaryResults {...found} narrowing={narrowing} />
                )}
              </>
            ),
          },
          {
            value: 'people',
            label: <Trans>People</Trans>,
            content: <PeopleResults {...found} />,
          },
          {
            value: 'questions',
            label: <Trans>Questions</Trans>,
            content: <QuestionResults {...found} />,
          },
          { value: 'wisdom', label: <Trans>Wisdom</Trans>, content: <WisdomResults {...found} /> },
          { value: 'handbook', label: <Trans>Handbook</Trans>, content: <HandbookResults {...found} /> },
          { value: 'mistakes', label: <Trans>Mistakes</Trans>, content: <MistakeResults {...found} /> },
        ]}
      />
    </div>
  );
}
