import { api, type DialogueView, emptySections } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Dialogue, DialogueStep } from '../../../platform/analysis/analysis.ts';
import { findOpenDay, findSelf } from '../../diary/days/store.ts';
import { findWritten } from '../store.ts';
import { demandFeature } from '../switches/store.ts';
import { isRepeated, type KeptDialogue, takeStep } from './rules.ts';
import { findDialogue, keepDialogue, listTasks } from './store.ts';

export const aiDialogue = call(api.ai.dialogue, async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const { message, locale: language } = input;
  const act = input.act ?? (message === '' ? 'open' : 'answer');
  const writer = await findSelf(ctx);
  const [person, day, written, tasks, kept] = await Promise.all([
    demandFeature(db, ctx.actor, 'dialogue'),
    findOpenDay(db, writer, input.day),
    findWritten(db, userId, input.day),
    listTasks(db, userId, input.day),
    findDialogue(db, userId, input.day),
  ]);
  const entry = written ?? emptySections();
  const { learnings, mistakes, nextTasks, unclear } = writer.rules.modules;
  const of = {
    entry,
    modules: { learnings, mistakes, nextTasks, unclear },
    isNewcomer: ctx.now < writer.newcomerUntil,
    planned: tasks.planned,
    goals: tasks.goals,
  };
  const stepOf = ({ turns, asking }: Pick<Dialogue, 'turns' | 'asking'>) =>
    ctx.analysis.stepOfDialogue({ day: of, turns, asking, language }, ctx);
  const show = async (newest: KeptDialogue) =>
    presentDialogue(day, newest.turn, newest.turns, await stepOf(newest));
  const wentOn = async (newest: KeptDialogue) => {
    if (isRepeated(newest, { act, message, seen: input.turn ?? newest.turn })) return show(newest);
    throw conflict('dialogueWentOn', await show(newest));
  };

  if (act !== 'open' && input.turn !== undefined && input.turn !== kept.turn) return wentOn(kept);
  const done = tasks.done.filter((text) => !`${entry.summary}\n${message}`.includes(text));
  const taken = takeStep(kept, { act, message, done });
  if (!taken) return show(kept);
  const step = await stepOf(taken);
  const turn = kept.turn + 1;
  const { turns } = taken;
  const row = { day, turn, turns, asking: step.asking, changedAt: ctx.now };
  const newest = await ctx.database.transaction(async (tx) =>
    (await keepDialogue(tx, person, row)) ? null : findDialogue(tx, userId, day),
  );
  if (newest) return wentOn(newest);
  return presentDialogue(day, turn, turns, step);
});

function presentDialogue(
  day: string,
  turn: number,
  turns: KeptDialogue['turns'],
  { question, asked, text }: DialogueStep,
): DialogueView {
  return {
    by: 'built-in',
    day,
    turn,
    question,
    asked: turns.map(({ answer }, at) => ({ question: asked[at] ?? null, answer })),
    text: {
      ...text,
      mistakes: [...text.mistakes],
      nextTasks: [...text.nextTasks],
      unclear: [...text.unclear],
    },
  };
}
