import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_WATCHWORD, MAX_WATCHWORD_MEANING, MAX_WATCHWORDS } from '../limits.ts';
import { citation } from './team-summary.ts';

/** What a sentence of a diary is known again by as long as it reads the same. */
const ref = () =>
  z.string(f.say('sentenceNotFound')).check(z.regex(/^[\w-]{22}$/, f.say('sentenceNotFound')));

const watchword = {
  id: f.id(),
  text: z.string(),
  /** What it means here; may be empty. */
  meaning: z.string(),
};

/** A sentence that was marked for a watchword. */
const embodied = z.object({ ref: z.string(), citation, can: z.object({ remove: z.boolean() }) });

const watchwordView = z.object({
  ...watchword,
  /** Sentences of the last three months that teammates marked for it, of different people, the newest first. */
  lately: z.array(embodied),
});
export type WatchwordView = z.output<typeof watchwordView>;

const teamSpirit = z.object({
  teamId: f.id(),
  /** 0 until administrators write the first. */
  version: z.int(),
  words: z.array(watchwordView),
  /** Whether the caller lets teammates mark sentences of theirs. */
  allows: z.boolean(),
  /** Of the diary that is asked about; null where none is. */
  asked: z.nullable(
    z.object({
      /** Whether its author lets others mark its sentences. */
      allowed: z.boolean(),
      /** As the caller reads them, from the top; at most 200. */
      sentences: z.array(
        z.object({
          ref: z.string(),
          text: z.string(),
          /** The watchwords that it was marked for. */
          marks: z.array(z.object({ wordId: f.id(), can: z.object({ remove: z.boolean() }) })),
        }),
      ),
      can: z.object({ mark: z.boolean() }),
    }),
  ),
  can: z.object({ edit: z.boolean() }),
});
export type TeamSpiritView = z.output<typeof teamSpirit>;

const choice = z.object({ allows: z.boolean() });

/** The watchwords of a team, and who embodied them. */
export const spiritCalls = {
  getTeamSpirit: endpoint({
    method: 'GET',
    path: 'user/team/get_team_spirit',
    summary:
      'The watchwords of a team, each with who embodied it lately, in sentences that teammates marked; with a diary, also its sentences.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id(), diaryId: z.optional(f.id()) }),
    output: teamSpirit,
  }),
  setTeamSpirit: endpoint({
    method: 'POST',
    path: 'user/team/set_team_spirit',
    summary:
      'Sets the watchwords of a team, in their order; one that keeps its id keeps its sentences, those of one that is left out go with it. For administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      /** The version that the change begins from. */
      version: f.version({ from: 0 }),
      words: z
        .array(
          z.strictObject({
            id: z.optional(f.id()),
            text: f.text({ min: 1, max: MAX_WATCHWORD, required: 'watchwordRequired' }),
            meaning: z._default(f.text({ max: MAX_WATCHWORD_MEANING }), ''),
          }),
        )
        .check(z.maxLength(MAX_WATCHWORDS, f.say('watchwordsTooMany'))),
    }),
    output: z.object({ version: z.int(), words: z.array(z.object(watchword)) }),
  }),
  markSpirit: endpoint({
    method: 'POST',
    path: 'user/team/mark-spirit',
    summary:
      'Marks a sentence of a teammate’s diary for a watchword, where its author allows that; they are notified. `undo` takes it back: who marked it, administrators, and the author; once the author did, no one can mark it again.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      wordId: f.id(),
      diaryId: f.id(),
      ref: ref(),
      undo: z.optional(z.boolean()),
    }),
    output: f.nothing(),
  }),
  spiritChoice: endpoint({
    method: 'GET',
    path: 'user/team/spirit-choice',
    summary: 'Whether one lets teammates mark sentences of one’s diaries for their watchwords.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: choice,
  }),
  chooseSpirit: endpoint({
    method: 'POST',
    path: 'user/team/choose-spirit',
    summary:
      'Lets teammates mark sentences of one’s diaries for their watchwords, or no more: then those that were marked go.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ allows: z.boolean() }),
    output: choice,
  }),
};
