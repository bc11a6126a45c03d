import { api, type DialogueView, emptySections } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Dialogue, DialogueStep } from '../../../platform/analysis/analysis.ts';
import { findOpenDay, findSelf } from '../../diary/days/store.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { findWords } from '../../team/words/store.ts';
import { findWritten } from '../store.ts';
import { demandFeature } from '../switches/store.ts';
import { hearModel } from './model.store.ts';
import { isRepeated, type KeptDialogue, takeStep } from './rules.ts';
import { findDialogue, keepDialogue, listTasks } from './store.ts';

export const aiDialogue = call(api.ai.dialogue, async (ctx, input) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const { message, model = false, locale: language } = input;
  const act = input.act ?? (message === '' ? 'open' : 'answer');
  const writer = await findSelf(ctx);
  const [own, day, written, tasks, kept, words] = await Promise.all([
    demandFeature(db, ctx.actor, 'dialogue'),
    findOpenDay(db, writer, input.day),
    findWritten(db, userId, input.day),
    listTasks(db, userId, input.day),
    findDialogue(db, userId, input.day),
    model ? findWords(db, teamIdsOf(ctx.actor)) : new Map<string, string>(),
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
  const show = async (newest: KeptDialogue) => present({ day, kept: newest, step: await stepOf(newest) });
  const wentOn = async (newest: KeptDialogue) => {
    if (isRepeated(newest, { act, message, seen: input.turn ?? newest.turn })) return show(newest);
    throw conflict('dialogueWentOn', await show(newest));
  };

  if (act !== 'open' && input.turn !== undefined && input.turn !== kept.turn) return wentOn(kept);
  const done = tasks.done.filter((text) => !`${entry.summary}\n${message}`.includes(text));
  const taken = takeStep(kept, { act, message, done });
  if (!taken) return show(kept);
  const step = await stepOf(taken);
  const { turns } = taken;
  const heard = await hear();
  const turn = kept.turn + 1;
  const { asking, offered } = heard;
  const row = { day, turn, turns, asking, offered, changedAt: ctx.now };
  const newest = await ctx.database.transaction(async (tx) =>
    (await keepDialogue(tx, own, row)) ? null : findDialogue(tx, userId, day),
  );
  if (newest) return wentOn(newest);
  const shown = asking === step.asking ? step : await stepOf({ turns, asking });
  return present({ day, kept: { turn, turns, asking, offered }, step: shown, fault: heard.fault });

  async function hear(): Promise<Pick<KeptDialogue, 'asking' | 'offered'> & Pick<DialogueView, 'fault'>> {
    const builtIn = { asking: step.asking, offered: null, fault: null };
    if (!taken || !model) return builtIn;
    const { ai } = ctx;
    if (!ai) return { ...builtIn, fault: { key: 'aiNoProvider', minutes: 0 } };
    const instead = act === 'change' ? kept.asking : null;
    const asked = { own, date: day, day: of, words: [...words.values()], taken, next: step.asking };
    return hearModel({ ...ctx, ai }, { ...asked, instead, language });
  }
});

type Shown = {
  readonly day: string;
  readonly kept: KeptDialogue;
  readonly step: DialogueStep;
  readonly fault?: DialogueView['fault'];
};

const BUILT_IN = 'built-in';

function present({ day, kept: { turn, turns, asking, offered }, step, fault = null }: Shown): DialogueView {
  const { question, asked } = step;
  const { mistakes, nextTasks, unclear, ...text } = offered?.text ?? step.text;
  return {
    by: (asking ? asking.asked?.by : offered?.by) ?? BUILT_IN,
    day,
    turn,
    question,
    asked: turns.map(({ answer, asked: words }, at) => ({
      by: words?.by ?? BUILT_IN,
      question: asked[at] ?? null,
      answer,
    })),
    text: { ...text, mistakes: [...mistakes], nextTasks: [...nextTasks], unclear: [...unclear] },
    fault,
  };
}
