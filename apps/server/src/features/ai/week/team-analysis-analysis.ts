import { api, type TeamAnalysisView } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { findStanding, type Standing } from '../../life/spirit/store.ts';
import { isSensitive, presentCitation, type Showing } from '../../life/summary/rules.ts';
import { recordReads } from '../reads/store.ts';
import { readWeek } from './reading.store.ts';
import { type KeptTheme, LEAST_OF_THEME } from './rules.ts';

/** As many sentences of a theme as are shown. */
const SHOWN = 3;

const NOTHING = { people: null, themes: [], blockers: [], load: null };

export const teamAnalysisAnalysis = call(api.teamAnalysis.analysis, async (ctx, { teamId }) => {
  const { own, diaries, told } = await readWeek(ctx, teamId);
  if (!told) return { by: 'built-in' as const, week: null, ...NOTHING };
  const { kept, from } = told;
  const week = { from, to: kept.to };
  if (kept.people === null) return { by: 'built-in' as const, week, ...NOTHING };
  const cited = [...kept.themes, ...kept.blockers].flatMap(({ sentences }) => sentences);
  const standing = await findStanding(ctx, diaries, cited);
  const showing = { readerId: ctx.actor.userId, diaries };
  const present = (theme: KeptTheme) => presentTheme(theme, showing, standing);
  await recordReads(ctx, own, { feature: 'teamAnalysis', diaryIds: [...diaries.keys()], sent: false });
  return {
    by: 'built-in' as const,
    week,
    people: kept.people,
    themes: kept.themes.flatMap(present),
    blockers: kept.blockers.flatMap(present),
    load: kept.load,
  };
});

/** A theme with those of its sentences that still stand; none where they are of fewer than three people. */
function presentTheme(
  { phrase, sentences }: KeptTheme,
  showing: Showing,
  standing: Standing,
): TeamAnalysisView['themes'] {
  const cited = sentences.flatMap(standing);
  const people = new Set(cited.map(({ authorId }) => authorId)).size;
  if (people < LEAST_OF_THEME || isSensitive(phrase, cited, showing)) return [];
  const citations = cited.slice(0, SHOWN).flatMap((sentence) => presentCitation(sentence, showing));
  return [{ phrase, people, citations }];
}
