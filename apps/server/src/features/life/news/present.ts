import type { MemberRole } from '@garden/contract';
import { beginningOf, type NewsItemView } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import type { Reader } from '../../diary/policy.ts';
import type { Standing } from '../spirit/store.ts';
import { isSensitive, oneOfEach, presentCitation } from '../summary/rules.ts';
import type { ReadDiary } from '../summary/store.ts';
import { mayHelp, maySolve } from './rules.ts';
import type { NewsRow, NewsSource } from './store.ts';

/** As much of a sentence as a headline takes. */
const HEADLINE = 70;
const SHOWN = 5;

/**
 * An item as this reader sees it: of the sentences that it rests on, those that still stand in diaries that the team reads.
 * Where too few people are left, there is none.
 */
export function presentNews(
  row: NewsRow,
  sources: readonly NewsSource[],
  { userId, role }: Pick<Reader, 'userId'> & { readonly role: MemberRole },
  standing: Standing,
): NewsItemView[] {
  const { id, kind, day, phrase, impact, trend, solvedAt, solver } = row;
  const sentences = sources.flatMap(({ ref, diary }) => standing({ diaryId: diary.id, ref }));
  const people = new Set(sentences.map(({ authorId }) => authorId));
  const showing = {
    readerId: userId,
    diaries: new Map(sources.map(({ diary }): [string, ReadDiary] => [diary.id, diary])),
  };
  if (people.size < row.leastPeople || (phrase !== null && isSensitive(phrase, sentences, showing)))
    return [];
  const cited = kind === 'theme' ? oneOfEach(sentences, SHOWN) : sentences.slice(0, SHOWN);
  const citations = cited.flatMap((sentence) => presentCitation(sentence, showing));
  const [first] = citations;
  if (!first) return [];
  const headline = phrase ?? beginningOf(first.text, HEADLINE);
  const helping = row.helpers.some((helper) => helper.id === userId);
  const isWriter = people.has(userId);
  return [
    {
      id,
      kind,
      day,
      headline,
      text: headline === first.text ? '' : first.text,
      impact,
      trend,
      people: people.size,
      citations,
      owner: presentPerson(row.owner),
      following: kind === 'theme' ? row.following : null,
      helpers: row.helpers.map(presentPerson),
      helping,
      solved: solvedAt && {
        at: solvedAt.toISOString(),
        by: solver && presentPerson(solver),
      },
      talk: { ...row.talk, answered: null, can: { comment: true } },
      can: { help: mayHelp(row, isWriter), solve: maySolve(row, { isWriter, isHelper: helping, role }) },
    },
  ];
}
