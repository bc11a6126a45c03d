import { api, wordsFor } from '@garden/contract';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { recordAudit } from '../../../platform/audit.store.ts';
import { writeXlsx } from '../../../platform/xlsx.ts';
import { administers, sightRefusal } from '../../team/policy.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { maskWords } from '../../team/words/rules.ts';
import { harmless, type Table, toCsvRow } from '../sheets/table.rules.ts';
import { listNamedAnswers } from './answers.store.ts';
import { recordAnswersDownload } from './downloads.store.ts';
import { sheetName, tableOfAnonymous, tableOfNamed } from './export.rules.ts';
import { questionsOfTried } from './helped.rules.ts';
import { readsAnswers } from './policy.ts';
import { lookingAs, type StoredResults } from './present.ts';
import { findFacts, type StoredQuestionnaire } from './store.ts';
import { readAnonymity } from './takers.store.ts';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const questionnaireExport = call(api.questionnaire.export, async (ctx, input) => {
  const { questionnaireId, run, format } = input;
  const { actor, database, random } = ctx;
  const { userId } = actor;
  const administered = actor.memberships.filter(readsAnswers).map(({ teamId }) => teamId);
  const reader = { userId, teamIds: teamIdsOf(actor), anonymity: await readAnonymity(ctx) };
  const [facts, named] = await Promise.all([
    findFacts(database.db, questionnaireId, reader, run),
    listNamedAnswers(database.db, questionnaireId, run, administered),
  ]);
  const looking = facts && lookingAs(actor, facts.questionnaire.teamId, ctx.now);
  if (!looking || (!administers(looking.role) && facts.runs[0] && facts.runs[0].opensOn > looking.today))
    throw refuse('questionnaireNotFound');
  const { questionnaire, shown } = authorize(facts, readsAnswers(looking), sightRefusal(looking));
  const { anonymous, locale, words } = questionnaire;
  const tried = facts.actions.filter(({ askedIn }) => askedIn === shown.number);
  const questions = [...questionsOfTried(tried), ...questionnaire.questions];
  if (anonymous && shown.countedOn === null) throw refuse('exportNotCounted', { day: shown.closesOn });
  const own = authorize(
    { ...questionnaire, userId, runId: shown.id, day: looking.today },
    readsAnswers(looking),
    sightRefusal(looking),
  );
  await record(ctx, own, format);
  const mask = (text: string) => maskWords(text, [words]);
  const shuffle = (cells: readonly string[]) =>
    cells
      .map((cell) => ({ cell, place: random.uuid() }))
      .sort((a, b) => (a.place < b.place ? -1 : 1))
      .map(({ cell }) => cell);
  const table = anonymous
    ? tableOfAnonymous(questions, shown.results as StoredResults, locale, { mask, shuffle })
    : tableOfNamed(questions, named, locale, mask);
  return {
    name: `grape-garden-questionnaire-${shown.opensOn}.${format}`,
    mediaType: mediaTypes[format],
    content: format === 'csv' ? toCsv(table) : toXlsx(ctx, table, locale),
  };
});

type Exported = Authorized<
  Pick<StoredQuestionnaire, 'id' | 'teamId' | 'title' | 'anonymous'> & {
    readonly locale: 'en' | 'zh';
    readonly userId: string;
    readonly runId: string;
    readonly day: string;
  }
>;

/** Tells the team’s log, and by name the ledger of each who answered; an anonymous answer is known to be no one’s. */
async function record({ database, now }: Context, own: Exported, format: string): Promise<void> {
  const { id: questionnaireId, teamId: scope, title, locale, anonymous, userId: actorId } = own;
  const details = { name: wordsFor(title, locale), format };
  await database.transaction(async (tx) => {
    await recordAudit(tx, { scope, action: 'questionnaire_exported', actorId, details, at: now });
    if (!anonymous) recordAnswersDownload(tx, { ...own, questionnaireId });
  });
}

/** Begins with the mark by which spreadsheets know that it is UTF-8. */
async function* toCsv(table: Table): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('\uFEFF');
  for (const row of table) yield encoder.encode(toCsvRow(row));
}

function toXlsx(ctx: Context, rows: Table, locale: 'en' | 'zh'): AsyncGenerator<Uint8Array> {
  // Written anew as CSV by a spreadsheet, a text could become a formula after all.
  return writeXlsx(ctx, [{ name: sheetName(locale), rows: rows.map((row) => row.map(harmless)) }]);
}
