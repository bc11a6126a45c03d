import { lt } from 'drizzle-orm';
import {
  aiChoices,
  aiDialogues,
  aiGoneModels,
  aiPredictions,
  aiReads,
  aiSummaries,
  aiTeams,
  aiTeamUses,
  aiUses,
  aiWorks,
  aiWrongs,
  teamWorks,
} from '../../db/schema/ai.ts';
import { eraseSome } from '../../platform/erase-hidden.ts';
import { impersonal, type PersonalData, personal } from '../../platform/personal-data.ts';
import { forgetReads } from './reads/store.ts';

/** What people chose about AI, how much they used it, and what they told the dialogue; what a provider was sent and what came back is kept nowhere. */
export const aiData: PersonalData = {
  tables: [
    impersonal(aiTeams, 'what of AI a team has turned off, its budget, and its own lens for advice'),
    impersonal(aiGoneModels, 'which models of the AI provider their server does not have'),
    impersonal(aiTeamUses, 'how much was sent to the AI provider on the account of a team'),
    personal(aiChoices, { people: { userId: 'erased' }, archive: { rows: 'ai-choices.json' } }),
    personal(aiUses, { people: { userId: 'erased' }, archive: { rows: 'ai-use.json' } }),
    personal(aiPredictions, { people: { userId: 'erased' }, archive: { rows: 'ai-predictions.json' } }),
    personal(aiDialogues, { people: { ownerId: 'erased' }, archive: { rows: 'ai-dialogues.json' } }),
    personal(aiWorks, { people: { userId: 'erased' }, archive: { rows: 'ai-works.json' } }),
    impersonal(teamWorks, 'books and articles that a team recommends'),
    personal(aiWrongs, {
      people: { userId: 'erased' },
      archive: { rows: 'ai-wrongs.json', without: ['teamId', 'forAll'] },
    }),
    personal(aiReads, {
      people: { readerId: 'erased', ownerId: 'erased' },
      archive: { rows: 'ai-reads.json', without: ['readerId', 'ownerId'] },
    }),
    personal(aiSummaries, { people: { ownerId: 'erased' }, archive: { rows: 'months-in-review.json' } }),
  ],
  // A budget is of one day: what was used tells no one anything after a month.
  eraseHidden: [
    (tx, _ctx, before, limit) =>
      eraseSome(
        tx,
        [aiUses.userId, aiUses.day, aiUses.feature],
        lt(aiUses.day, before.toISOString().slice(0, 'YYYY-MM-DD'.length)),
        limit,
      ),
    // By then the day that a sentence was written on can no longer be changed as a draft.
    (tx, _ctx, before, limit) =>
      eraseSome(
        tx,
        [aiPredictions.userId, aiPredictions.kind, aiPredictions.sentence],
        lt(aiPredictions.settledAt, before),
        limit,
      ),
    (tx, { now }, _before, limit) => forgetReads(tx, now, limit),
    (tx, _ctx, before, limit) => eraseSome(tx, [teamWorks.id], lt(teamWorks.deletedAt, before), limit),
    (tx, _ctx, before, limit) =>
      eraseSome(tx, [aiDialogues.ownerId, aiDialogues.day], lt(aiDialogues.changedAt, before), limit),
  ],
};
