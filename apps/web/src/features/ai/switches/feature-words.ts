import type { AiFeature } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type FeatureWords = {
  readonly name: MessageDescriptor;
  /** What administrators decide with its switch. */
  readonly forTeam: MessageDescriptor;
  /** What one decides for oneself, where the name does not say it. */
  readonly forYou?: MessageDescriptor;
  /** Whether there is nothing to turn off on a server without a provider. */
  readonly needsProvider: boolean;
};

/** What each AI feature is called where it is turned off. */
export const featureWords: Readonly<Record<AiFeature, FeatureWords>> = {
  recommendations: {
    name: msg`Books and articles`,
    forYou: msg`Recommends works that fit what you learned and asked. Nothing leaves the server.`,
    forTeam: msg`Recommends each member works that fit what they learned and asked. Nothing leaves the server.`,
    needsProvider: false,
  },
  dialogue: {
    name: msg`Dialogue about the day`,
    forYou: msg`Asks one question at a time about your day, when you want it. Your draft and answers go to the AI provider only when you let it ask.`,
    forTeam: msg`Asks members one question at a time about their own day, when they want it. Their draft and answers go to the AI provider only when they let it ask.`,
    needsProvider: false,
  },
  translation: {
    name: msg`Translations`,
    forTeam: msg`Members have texts translated by the AI provider of this server, if it has one. Turned off, they get no translations in any of their teams.`,
    needsProvider: true,
  },
  tone: {
    name: msg`Harsh and low lines`,
    forYou: msg`Tells you alone which lines of your diary may read harsh or sound heavy. Nothing leaves the server.`,
    forTeam: msg`Tells each member alone which lines of their diary may read harsh or sound heavy. Nothing leaves the server.`,
    needsProvider: false,
  },
  summaries: {
    name: msg`Month and week in review`,
    forYou: msg`Puts lines of your diaries together for you, and tells you when a month is ready. Sentences go to the AI provider only when you ask it.`,
    forTeam: msg`Puts lines of a member’s own diaries together for them, which they may share with those who look after them. Sentences go to the AI provider only when they ask it.`,
    needsProvider: false,
  },
  predictions: {
    name: msg`Questions and mistakes in drafts`,
    forYou: msg`Finds lines of your draft that may belong to your questions or mistakes, when you ask. Nothing leaves the server.`,
    forTeam: msg`Finds lines of a member’s own draft that may belong to their questions or mistakes, when they ask. Nothing leaves the server.`,
    needsProvider: false,
  },
  focus: {
    name: msg`What people I follow did`,
    forYou: msg`Shows you what those you follow did, in their own sentences, and shows yours to those who follow you. Sentences go to the AI provider only when one of you asks it; your ledger tells you.`,
    forTeam: msg`Shows members what those they follow did, in sentences of diaries that they may read. Sentences go to the AI provider only when a member asks it.`,
    needsProvider: false,
  },
  teamAnalysis: {
    name: msg`The team’s week together`,
    forYou: msg`Shows you what your team’s week had in common, and counts your diaries in it. Sentences of at least three people go to the AI provider only when a member asks it; your ledger tells you.`,
    forTeam: msg`Shows members what the team’s week had in common: themes, what holds people up, load; from five people on. Sentences of at least three people go to the AI provider only when a member asks it.`,
    needsProvider: false,
  },
  departures: {
    name: msg`My weeks and why others left`,
    forYou: msg`Shows you alone where your last weeks read like your team’s patterns of departures, with what helped. Of five people or more, administrators learn which patterns are common. Nothing leaves the server.`,
    forTeam: msg`Shows each member alone where their last weeks read like the team’s patterns of departures, with what helped. Of five people or more, administrators learn which patterns are common. Nothing leaves the server.`,
    needsProvider: false,
  },
  potential: {
    name: msg`Strengths; start, stop, continue`,
    forYou: msg`Shows you alone what three months of your diaries say of your strengths, from 20 diaries on. Nothing leaves the server.`,
    forTeam: msg`Shows each member alone what three months of their diaries say of their strengths, from 20 diaries on. Nothing leaves the server.`,
    needsProvider: false,
  },
  personality: {
    name: msg`Traits in my own words`,
    forYou: msg`Shows you alone which traits your own sentences show, with what speaks against them, from 20 diaries on. Nothing leaves the server.`,
    forTeam: msg`Shows each member alone which traits their own sentences show, with what speaks against them, from 20 diaries on. Nothing leaves the server.`,
    needsProvider: false,
  },
  advice: {
    name: msg`Advice on my diaries`,
    forYou: msg`Sends a diary of yours to the AI provider when you ask for advice on it.`,
    forTeam: msg`Members can have the AI provider of this server, if it has one, give advice on their own diaries.`,
    needsProvider: true,
  },
  transcription: {
    name: msg`Recordings written down`,
    forYou: msg`Sends recordings of your meetings to the provider of this server, when you ask, so that they’re written down.`,
    forTeam: msg`Members can have recordings of their meetings written down by the provider of this server, if it has one.`,
    needsProvider: true,
  },
};
