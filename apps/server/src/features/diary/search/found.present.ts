import { isPrivateLine, oneLine, type SearchHit } from '@garden/contract';
import { presentPerson } from '../../account/rules.ts';
import { mayCover } from '../../team/words/rules.ts';
import { type Reader, sharedTeams, worthSeen } from '../policy.ts';
import { presentReviews, showingTo } from '../present.ts';
import { excerptsOf } from './excerpts.rules.ts';
import type { FoundDiary } from './found.store.ts';
import { beginningShown, type Showing, type ShownText, textsShown } from './pieces.rules.ts';
import { isUnsure, type Term } from './words-of.rules.ts';

/** A diary that was found as its reader is shown it; null where a term stands nowhere as they are shown it. */
export function presentFound(diary: FoundDiary, reader: Reader, terms: readonly Term[]): SearchHit | null {
  const { authorId, score, brought } = diary;
  const isOwn = authorId === reader.userId;
  const answers = diary.asked.filter(({ teamId }) => reader.teamIds.includes(teamId)).map(({ id }) => id);
  const showing: Showing = { isOwn, lists: isOwn ? [] : diary.words, answers: new Set(answers) };
  const show = showingTo(diary, reader);
  const title = diary.title && (isOwn || !isPrivateLine(diary.title)) ? show.line(diary.title) : null;
  const texts = terms.length === 0 ? [] : [...titleOf(title), ...textsShown(brought.pieces, showing)];
  const { matches, missing } = excerptsOf(texts, terms);
  if (missing.length > 0 && !isFound(diary, missing, terms, showing)) return null;
  return {
    diary: {
      id: diary.id,
      author: presentPerson(diary.author),
      day: diary.day,
      teamIds: sharedTeams(diary, reader),
      title,
      beginning: matches.length === 0 ? beginningShown(brought.pieces, showing) : '',
      ...worthSeen(authorId, score, reader),
      reviews: presentReviews(
        diary.reviews.filter(({ item }) => isOwn || !isPrivateLine(item)),
        reader,
        show,
      ),
    },
    matches,
  };
}

const titleOf = (title: string | null): ShownText[] =>
  title === null
    ? []
    : [{ section: 'title', pieces: [{ text: oneLine(title), isCutBefore: false, isCutAfter: false }] }];

/**
 * Whether a diary that is too long to be looked through is found by the index alone. It is not where the index may be
 * wrong, or where its reader might learn from it that a word stands in what they are not shown.
 */
function isFound(
  { asked, words, brought: { isWhole, isLookedThrough, located } }: FoundDiary,
  missing: readonly Term[],
  terms: readonly Term[],
  { isOwn, answers }: Showing,
): boolean {
  if (isWhole) return false;
  const isAbsent = (term: Term) =>
    isUnsure(term) && isLookedThrough && !located.includes(terms.indexOf(term) + 1);
  if (missing.some(isAbsent)) return false;
  if (isOwn) return true;
  return asked.every(({ id }) => answers.has(id)) && !missing.some(({ text }) => mayCover(text, words));
}
