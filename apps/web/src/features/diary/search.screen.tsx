import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../components/page-header.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { QuestionResults } from '../knowledge/question-results.part.tsx';
import { DiaryResults } from './search/diary-results.tsx';
import { PeopleResults } from './search/people-results.tsx';
import { RecentList } from './search/recent-list.tsx';
import { useRecentSearches } from './search/recent-searches.ts';
import { type Narrowing, SearchFilters } from './search/search-filters.tsx';
import { SEARCH_FIELD, useResultKeys } from './search/use-result-keys.ts';

/** Search for diaries and people; the query is in the address. */
export default function SearchScreen() {
  const { t } = useLingui();
  const { q: keyword = '', tab = 'diaries', ...narrowing } = useSearch({ from: '/search' });
  const navigate = useNavigate({ from: '/search' });
  const searches = useRecentSearches();
  const { results, onKeyDown } = useResultKeys<HTMLDivElement>();
  const change = (search: Narrowing & { q?: string | undefined; tab?: 'diaries' | 'people' | 'questions' }) =>
    void navigate({ search: (now) => ({ ...now, ...search }), replace: true, resetScroll: false });
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);
  const remember = () => searches.remember(keyword);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move the focus among its links
    <div ref={results} onKeyDown={onKeyDown} className="page-narrow">
      <PageHeader title={<Trans>Search</Trans>} />
      <SearchField
        id={SEARCH_FIELD}
        label={t`Search`}
        placeholder={t`Search diaries and people`}
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
                  <DiaryResults keyword={keyword} narrowing={narrowing} onOpen={remember} />
                )}
              </>
            ),
          },
          {
            value: 'people',
            label: <Trans>People</Trans>,
            content: <PeopleResults keyword={keyword} onOpen={remember} />,
          },
          {
            value: 'questions',
            label: <Trans>Questions</Trans>,
            content: <QuestionResults keyword={keyword} />,
          },
        ]}
      />
    </div>
  );
}
