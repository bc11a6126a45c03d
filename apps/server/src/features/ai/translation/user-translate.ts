import { api, type MessageKey, type MessageParams, messages } from '@garden/contract';
import { createI18n, type Locale, translateSentence } from '@garden/i18n';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Actor, PublicContext } from '../../../http/context.ts';
import { AiFailure, isToMend, type Question } from '../../../platform/ai/ai.ts';
import { dayAt } from '../../account/closing/rules.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { maskMarkdown } from '../../team/words/rules.ts';
import { findWords } from '../../team/words/store.ts';
import { keepAnswer, keyOf, readKept } from '../answers/store.ts';
import { accountOf } from '../budgets/rules.ts';
import { BudgetSpent, takeBudget } from '../budgets/store.ts';
import { askModel } from '../provider/asking.store.ts';
import { turnedOffBy, unitsOf } from '../rules.ts';
import { findChoices, findTeamsOff } from '../switches/store.ts';
import { translatePieces } from './model.store.ts';
import { cutIntoPieces, localeOf, writtenIn } from './rules.ts';

/** Why a text comes back as it was. */
class NotTranslated extends Error {
  readonly key: MessageKey;
  readonly params: MessageParams;
  constructor(key: MessageKey, params: MessageParams = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}

export const userTranslate = call(api.user.translate, async (ctx, { text, from, to }) => {
  const target = localeOf(to);
  const say = (key: MessageKey, params?: MessageParams) =>
    createI18n(target ?? 'en')._(messages[key], params);
  try {
    return { success: true, message: messages.ok, data: await translate(ctx, text, from, target) };
  } catch (error) {
    const { key, params } = explain(error);
    ctx.log.info({ key, characters: text.length, to: target ?? 'unknown' }, 'a text was not translated');
    return { success: false, message: say(key, params), data: text };
  }
});

async function translate(
  ctx: PublicContext & { readonly actor?: Actor },
  text: string,
  from: string,
  to: Locale | undefined,
): Promise<string> {
  const named = from === 'auto' ? writtenIn(text) : localeOf(from);
  if (!to || (from !== 'auto' && !named)) throw new NotTranslated('translationLanguages');
  // A text without letters reads alike in all languages.
  if (!named || named === to) return text;
  return translateSentence(text, to) ?? translateByModel(ctx, text, named, to);
}

async function translateByModel(
  { actor, ai, config, database, log, now, random, signal }: PublicContext & { readonly actor?: Actor },
  text: string,
  from: Locale,
  to: Locale,
): Promise<string> {
  const { db } = database;
  if (!actor) throw new NotTranslated('translationSignIn');
  if (!ai) throw new NotTranslated('aiNoProvider');
  const { userId, timezone } = actor;
  const teamIds = teamIdsOf(actor);
  const [choices, teams, words] = await Promise.all([
    findChoices(db, userId),
    findTeamsOff(db, teamIds),
    findWords(db, teamIds),
  ]);
  const off = turnedOffBy('translation', { off: choices.off, teams });
  if (off === 'self') throw new NotTranslated('aiOffForYou');
  if (off) throw new NotTranslated('aiOffInTeam', off);
  const pieces = cutIntoPieces(maskMarkdown(text, [...words.values()]), to);
  const maker = `${ai.name.model} ${ai.name.host}`;
  const known = new Map<string, string>();
  for (const { text: piece, stays } of pieces) {
    const translation = stays ? piece : readKept(keyOf(maker, to, piece), now);
    if (translation !== undefined) known.set(piece, translation);
  }
  const missing = [...new Set(pieces.map((piece) => piece.text))].filter((piece) => !known.has(piece));
  if (missing.length > 0) {
    const units = unitsOf(missing.join('').length);
    const [home] = actor.memberships;
    const own = authorize({ userId }, off === null, 'aiOffForYou');
    await takeBudget(database, own, {
      day: dayAt(now, timezone),
      feature: 'translation',
      units,
      limit: config.aiDailyLimit,
      account: home ? { ...accountOf(home, now), most: config.aiTeamMonthlyLimit } : null,
    }).catch((error) => {
      throw error instanceof BudgetSpent ? spent(error) : error;
    });
    const ask = <T>(question: Question<T>) => askModel({ ai, database, now, random, signal }, own, question);
    await translatePieces(ai, missing, { from, to, ask }, (piece, translation) => {
      keepAnswer(keyOf(maker, to, piece), translation, now);
      known.set(piece, translation);
    });
    log.debug({ pieces: missing.length, units }, 'a text was translated');
  }
  return pieces.map(({ text: piece, glue }) => (known.get(piece) ?? piece) + glue).join('');
}

function spent({ of }: BudgetSpent): NotTranslated {
  return new NotTranslated(of === 'person' ? 'aiBudgetSpent' : 'aiTeamBudgetSpent');
}

function explain(error: unknown): Pick<NotTranslated, 'key' | 'params'> {
  if (error instanceof NotTranslated) return error;
  if (!(error instanceof AiFailure)) throw error;
  if (isToMend(error.reason)) return { key: 'aiTurnedAway', params: {} };
  const isAway = ['away', 'late', 'busy'].includes(error.reason);
  return { key: isAway ? 'aiAway' : 'translationFailed', params: {} };
}
