import type { Grade, ReviewRules } from '@garden/contract';

/** A person as far as rights go: who they are, and the teams they are in now. */
export type Reader = { readonly userId: string; readonly teamIds: readonly string[] };
type Owned = { readonly authorId: string; readonly teamIds: readonly string[] };

/** The author reads their diary, and so does anyone who is in one of its teams. */
export function mayRead(diary: Owned, reader: Reader): boolean {
  return diary.authorId === reader.userId || sharedTeams(diary, reader).length > 0;
}

/** The author changes their diary, unless they have left one of its teams: it stays there as it was. */
export function mayChange(diary: Owned, reader: Reader): boolean {
  return diary.authorId === reader.userId && mayPublishTo(diary.teamIds, reader);
}

/** One publishes to teams that one is in. */
export function mayPublishTo(teamIds: readonly string[], writer: Reader): boolean {
  return teamIds.every((teamId) => writer.teamIds.includes(teamId));
}

/**
 * Leaders of the author review customer-good items, in a team that reads the diary (product, section 13).
 * @param ledIn teams in which the reader leads the author
 */
export function mayReviewGood(diary: Owned, reader: Reader, ledIn: readonly string[]): boolean {
  return sharedTeams(diary, reader).some((teamId) => ledIn.includes(teamId));
}

/** A number of points with its grade. */
export type Worth = { readonly total: number; readonly grade: Grade };

/** What a diary is worth, and who sees that. */
export type DiaryGrade = {
  /** What the rubric gives; null of a plain grape. */
  readonly total: number | null;
  readonly grade: Grade | null;
  /** What one of its teams has settled on instead, for that team alone. */
  readonly settled: (Worth & { readonly teamId: string; readonly isAuthorsHome: boolean }) | null;
  /** Whether its author is scored, as far as they themselves are concerned. */
  readonly own: boolean;
  /** The teams of the reader that read it and score its author, each with those it shows grades to. */
  readonly shownIn: readonly GradeShown[];
};
export type GradeShown = {
  readonly teamId: string;
  readonly grades: ReviewRules['grades'];
  /** Whether the reader looks after the author there; asked only where grades are for supervisors. */
  readonly leads: boolean;
};

/**
 * Who sees a grade: its author, and in each team that scores them those that it lets see it. Everything that shows
 * grades asks here: feed, diary, search, history, vine, exports.
 */
function maySeeGrade(
  { authorId, own, shownIn }: Pick<DiaryGrade, 'own' | 'shownIn'> & Pick<Owned, 'authorId'>,
  reader: Reader,
): boolean {
  if (authorId === reader.userId) return own;
  return shownIn.some(
    ({ teamId, grades, leads }) =>
      reader.teamIds.includes(teamId) && (grades === 'team' || (grades === 'supervisors' && leads)),
  );
}

/** What a reader sees of a diary's worth: a score, a plain grape, or neither. */
export type WorthSeen = { readonly score: Worth | null; readonly plain: boolean };

/**
 * A score that a team settled on is that of its people; its author, who has one number for each day, sees what their home
 * team settled on. Everyone else sees what the rubric gives.
 */
export function worthSeen(authorId: string, beside: DiaryGrade | null, reader: Reader): WorthSeen {
  if (!beside || !maySeeGrade({ authorId, ...beside }, reader)) return { score: null, plain: false };
  const { total, grade, settled } = beside;
  if (total === null || grade === null) return { score: null, plain: true };
  const isSettled =
    authorId === reader.userId
      ? settled?.isAuthorsHome
      : maySeeGrade(
          {
            authorId,
            own: false,
            shownIn: beside.shownIn.filter(({ teamId }) => teamId === settled?.teamId),
          },
          reader,
        );
  return {
    score: settled && isSettled ? { total: settled.total, grade: settled.grade } : { total, grade },
    plain: false,
  };
}

/** Those who look after the author, and those who follow them, are asked to answer. */
export function isAskedToAnswer(
  diary: Owned,
  reader: Reader,
  { ledIn, followed }: { readonly ledIn: readonly string[]; readonly followed: boolean },
): boolean {
  return followed || mayReviewGood(diary, reader, ledIn);
}

/** The teams of a diary that its reader may know of. */
export function sharedTeams(diary: Pick<Owned, 'teamIds'>, reader: Reader): string[] {
  return diary.teamIds.filter((teamId) => reader.teamIds.includes(teamId));
}
