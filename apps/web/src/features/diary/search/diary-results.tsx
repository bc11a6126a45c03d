import { api, type SearchHit } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { MarkedText } from '../../../components/text/marked-text.tsx';
import { useApiPages } from '../../../lib/api/use-api-pages.ts';
import { ownLang } from '../../../lib/locale/locale.ts';
import { GradeMark } from '../reading/grade-mark.tsx';
import { ItemReviews } from '../reading/item-reviews.tsx';
import { useSectionName } from '../reading/section-names.ts';
import { resultLink } from '../result-link.shared.ts';
import { SearchResults } from '../search-results.part.tsx';
import type { Narrowing } from './search-filters.tsx';

type Props = { keyword: string; narrowing: Narrowing; onOpen: () => void };

/** Diaries that match, each with excerpts. */
export function DiaryResults({ keyword, narrowing, onOpen }: Props) {
  const { team, author, from, to, grade } = narrowing;
  const found = useApiPages(
    api.diary.search,
    {
      ...(keyword && { keyword }),
      ...(team && { teamId: team }),
      ...(author && { authorId: author }),
      ...(from && { from }),
      ...(to && { to }),
      ...(grade && { grade }),
    },
    { failure: 'none', keepPrevious: true },
  );
  const isNarrowed = [team, author, from, to, grade].some((value) => value !== undefined);
  return (
    <SearchResults of={found} keyword={keyword} isNarrowed={isNarrowed} keyOf={({ diary }) => diary.id}>
      {(hit) => <Result hit={hit} onOpen={onOpen} />}
    </SearchResults>
  );
}

/** What leaders said of the item that an excerpt is of. */
function reviewsOf({ reviews }: SearchHit['diary'], excerpt: string) {
  // An excerpt is on one line.
  const bare = (text: string) => text.replace(/\s/gu, '');
  const words = bare(excerpt.replace(/^…|…$/g, ''));
  return reviews.filter(({ item }) => bare(item).includes(words));
}

function Result({ hit: { diary, matches }, onOpen }: { hit: SearchHit; onOpen: () => void }) {
  const { t } = useLingui();
  const name = usePersonName()(diary.author);
  const sectionName = useSectionName();
  return (
    <article
      aria-label={t`${name}’s diary`}
      className="words-below relative flex gap-3 rounded-md py-4 has-[a:hover]:bg-grape-soft @tablet:-mx-3 @tablet:px-3"
    >
      <Avatar name={diary.author.name} personId={diary.author.id} src={diary.author.avatar} />
      <div data-words className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to="/home"
            search={{ diary: diary.id }}
            onClick={onOpen}
            {...resultLink}
            className="font-semibold after:absolute after:inset-0 after:rounded-md hover:underline"
          >
            {name}
          </Link>
          <span className="text-ink-2 text-sm">
            <DayText day={diary.day} style="year" />
          </span>
          <span className="grid self-center">
            <GradeMark diary={diary} />
          </span>
          {diary.teamIds.length === 0 && (
            <Chip>
              <Trans>private</Trans>
            </Chip>
          )}
        </p>
        {diary.title !== null && matches.every(({ section }) => section !== 'title') && (
          <p lang={ownLang(diary.title)} className="mt-1 font-serif [overflow-wrap:anywhere]">
            {diary.title}
          </p>
        )}
        {matches.length === 0 && (
          <p
            lang={ownLang(diary.beginning)}
            className="mt-1 line-clamp-2 text-ink-2 [overflow-wrap:anywhere]"
          >
            {diary.beginning}
          </p>
        )}
        {matches.map(({ section, text, marks }) => (
          <div key={`${section}:${text}`} className="mt-1 [overflow-wrap:anywhere]">
            <p className={section === 'title' ? 'font-serif' : undefined}>
              {section !== 'summary' && section !== 'title' && (
                <span className="mr-1.5 text-ink-2 text-sm">{sectionName(section)}</span>
              )}
              <MarkedText text={text} marks={marks} />
            </p>
            {section === 'customerGood' && <ItemReviews reviews={reviewsOf(diary, text)} />}
          </div>
        ))}
      </div>
    </article>
  );
}
