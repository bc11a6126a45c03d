import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { cultureDiaries, cultures, cultureVersions } from '../../db/schema/culture.ts';
import {
  activities,
  dayNotes,
  statisticsDownloads,
  summaryMarks,
  teamNews,
  teamNewsFollows,
  teamNewsHelpers,
  teamNewsReads,
  teamNewsSources,
} from '../../db/schema/life.ts';
import { moodChoices, moodDays, moodPlans } from '../../db/schema/mood.ts';
import {
  departurePatterns,
  departureVersions,
  newcomerAnswers,
  newcomerBuddies,
  newcomerGuides,
} from '../../db/schema/newcomers.ts';
import {
  questionnaireActions,
  questionnaireAnswers,
  questionnaireDownloads,
  questionnaireInbox,
  questionnaireRuns,
  questionnaires,
  questionnaireTakers,
} from '../../db/schema/questionnaires.ts';
import { spiritConsents, spiritMarks, teamSpirits } from '../../db/schema/spirit.ts';
import type { HookContext } from '../../platform/hooks.ts';
import { impersonal, type PersonalData, personal } from '../../platform/personal-data.ts';
import { objectsErasing } from '../notice/objects/hooks.ts';
import { CULTURE } from './culture/rules.ts';
import { NEWS } from './news/rules.ts';
import { forgetAnswersDownloads } from './questionnaires/downloads.store.ts';
import { eraseStrayAnswers } from './questionnaires/inbox.store.ts';

/** Topics that people gave their teams, what these stand for, people’s first weeks there, and what they said of summaries; and who downloaded numbers about them. */
export const lifeData: PersonalData = {
  tables: [
    personal(activities, {
      people: {
        createdBy: {
          kept: 'a topic stays with the team that writes about it, without the name of who gave it',
        },
      },
      shared: ['title', 'prompt'],
      hidden: 'erased',
      archive: {
        rows: 'topics.json',
        without: ['createdBy', 'departmentIds'],
        as: { deletedAt: 'hiddenAt' },
      },
    }),
    personal(summaryMarks, { people: { userId: 'erased' }, archive: { rows: 'summary-marks.json' } }),
    personal(newcomerBuddies, {
      people: { userId: 'erased', buddyId: 'erased', askedBy: 'erased' },
      archive: { rows: 'buddies.json', of: ['userId', 'buddyId'], without: ['id', 'askedBy'] },
    }),
    personal(newcomerAnswers, {
      people: { userId: 'erased' },
      archive: { rows: 'first-weeks.json', without: ['id', 'userId'] },
    }),
    personal(departurePatterns, {
      people: {
        createdBy: {
          kept: 'a pattern stays with the team that has learned it, without the name of who wrote it',
        },
      },
      shared: ['title', 'reasons', 'helped', 'signs'],
      hidden: 'erased',
      archive: {
        rows: 'departure-patterns.json',
        without: ['createdBy'],
        as: { deletedAt: 'hiddenAt' },
      },
    }),
    personal(departureVersions, {
      people: { patternId: { kept: 'earlier words of a pattern stay with it' } },
      shared: ['title', 'reasons', 'helped', 'signs'],
      archive: { none: 'earlier words of a pattern that is in the archive' },
    }),
    impersonal(newcomerGuides, 'what a team says to its newcomers'),
    personal(statisticsDownloads, {
      people: { memberId: 'erased', readerId: 'erased' },
      archive: { rows: 'statistics-downloads.json', of: ['memberId', 'readerId'], without: [] },
    }),
    personal(dayNotes, {
      people: {
        createdBy: { kept: 'a note stays with the numbers of its team, without the name of who wrote it' },
      },
      shared: ['text'],
      hidden: 'erased',
      archive: {
        rows: 'day-notes.json',
        without: ['createdBy', 'version'],
        as: { deletedAt: 'hiddenAt' },
      },
    }),
    personal(cultures, {
      people: {
        createdBy: { kept: 'what a team stands for stays with it, without the name of who wrote it' },
        updatedBy: 'erased',
        imageOwnerId: { erased: 'with the picture' },
      },
      shared: ['title', 'content'],
      hidden: { erased: 'with what was said about them' },
      archive: {
        rows: 'culture.json',
        of: ['createdBy'],
        without: ['createdBy', 'updatedBy', 'imageOwnerId', 'position'],
        as: { deletedAt: 'hiddenAt' },
      },
    }),
    personal(cultureVersions, {
      people: { writtenBy: 'erased', imageOwnerId: { erased: 'with the picture' } },
      shared: ['title', 'content'],
      archive: { rows: 'culture-versions.json', of: ['writtenBy'], without: ['writtenBy', 'imageOwnerId'] },
    }),
    personal(cultureDiaries, {
      people: { linkedBy: 'erased' },
      archive: { rows: 'culture-diaries.json', of: ['linkedBy'] },
    }),
    impersonal(teamSpirits, 'words that a team lives by'),
    personal(spiritConsents, { people: { userId: 'erased' }, archive: { rows: 'spirit-choice.json' } }),
    personal(spiritMarks, {
      people: {
        diaryId: { erased: 'goes with its diary' },
        authorId: 'erased',
        markedBy: 'erased',
      },
      archive: {
        rows: 'marked-sentences.json',
        of: ['authorId', 'markedBy'],
        without: ['ref', 'authorId', 'markedBy'],
      },
    }),
    personal(teamNews, {
      people: {
        ownerId: { erased: 'with what was said about it' },
        solvedBy: 'erased',
      },
      shared: ['phrase', 'themeKey'],
      archive: { none: 'words of diaries that are in diaries.json; what it rests on is known by hashes' },
    }),
    personal(teamNewsSources, {
      people: { diaryId: { erased: 'goes with its diary' } },
      archive: { none: 'hashes of sentences that are in diaries.json' },
    }),
    personal(teamNewsHelpers, { people: { userId: 'erased' }, archive: { rows: 'offered-help.json' } }),
    personal(teamNewsReads, { people: { userId: 'erased' }, archive: { rows: 'read-news.json' } }),
    personal(teamNewsFollows, { people: { userId: 'erased' }, archive: { rows: 'followed-themes.json' } }),
    personal(questionnaires, {
      people: {
        createdBy: {
          kept: 'a questionnaire stays with the team that answers it, without the name of who made it',
        },
      },
      shared: ['title', 'intro', 'questions'],
      hidden: 'erased',
      archive: {
        rows: 'questionnaires.json',
        without: ['createdBy', 'departmentIds', 'version'],
        as: { deletedAt: 'hiddenAt' },
      },
    }),
    personal(questionnaireAnswers, {
      people: { userId: 'erased' },
      archive: { rows: 'answers.json' },
    }),
    personal(questionnaireDownloads, {
      people: { memberId: 'erased', readerId: 'erased' },
      shared: ['title'],
      archive: { rows: 'questionnaire-downloads.json', of: ['memberId', 'readerId'], without: [] },
    }),
    personal(questionnaireActions, {
      people: {
        ownerId: {
          kept: 'what a team set out to do stays in its results, without the name of whose task it was',
        },
      },
      shared: ['text'],
      archive: { rows: 'questionnaire-actions.json', without: ['ownerId', 'place', 'askedIn'] },
    }),
    personal(questionnaireRuns, {
      people: {
        questionnaireId: {
          kept: 'days and what was counted of answers go with a questionnaire, without names',
        },
      },
      shared: ['results'],
      archive: { none: 'what a team was told together' },
    }),
    impersonal(moodPlans, 'weekdays on which a team asks'),
    impersonal(moodDays, 'days on which a team asks'),
    personal(moodChoices, { people: { userId: 'erased' }, archive: { rows: 'mood-choice.json' } }),
    impersonal(questionnaireInbox, 'sealed, and linked to no one'),
    impersonal(questionnaireTakers, 'hashes by a key that is not in the database'),
  ],

  async erase(tx, { id }, ctx) {
    await takeOutPictures(tx, id);
    // News that rest on someone’s sentence first go with what was said about them.
    const led = await tx.select({ id: teamNews.id }).from(teamNews).where(eq(teamNews.ownerId, id));
    const ids = led.map((news) => news.id);
    if (ids.length === 0) return;
    await ctx.hooks.run(tx, objectsErasing, { kind: NEWS, ids }, ctx);
    await tx.delete(teamNews).where(inArray(teamNews.id, ids));
  },

  eraseHidden: [
    eraseHiddenCultures,
    ...eraseStrayAnswers,
    (tx, { now }, _before, limit) => forgetAnswersDownloads(tx, now, limit),
  ],
};

/** Takes the pictures of a person out of what entries say, and said. */
async function takeOutPictures(tx: Transaction, ownerId: string): Promise<void> {
  await tx
    .update(cultures)
    .set({ image: null, imageOwnerId: null })
    .where(eq(cultures.imageOwnerId, ownerId));
  await tx
    .update(cultureVersions)
    .set({ image: null, imageOwnerId: null })
    .where(eq(cultureVersions.imageOwnerId, ownerId));
}

/** Erases at most so many entries that were hidden before an instant, with what was said about them. */
async function eraseHiddenCultures(
  tx: Transaction,
  ctx: HookContext,
  before: Date,
  limit: number,
): Promise<number> {
  const due = await tx
    .select({ id: cultures.id })
    .from(cultures)
    .where(and(isNotNull(cultures.deletedAt), lt(cultures.deletedAt, before)))
    .limit(limit);
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await ctx.hooks.run(tx, objectsErasing, { kind: CULTURE, ids }, ctx);
  await tx.delete(cultures).where(sql`${cultures.id} = any (${sql.param(ids)}::uuid[])`);
  return ids.length;
}
