import { api } from '@garden/contract';
import type { TestPerson } from '../factories.ts';
import type { Demand } from './living.ts';

type People = Readonly<Record<'person' | 'colleague' | 'owner', TestPerson>>;
/** A team, and a diary of each of them that it reads. */
type Read = Readonly<Record<'teamId' | 'own' | 'theirs', string>>;

/** The spirit of their team: a sentence of theirs that a colleague marked, and one that they marked themselves. */
export async function liveInSpirit(
  demand: Demand,
  { person, colleague, owner }: People,
  { teamId, own, theirs }: Read,
): Promise<void> {
  const wish = { teamId, version: 0, words: [{ text: 'Candour' }] };
  const { words } = await demand(api.team.setTeamSpirit, wish, owner);
  const mark = async (diaryId: string, author: TestPerson, by: TestPerson) => {
    await demand(api.team.chooseSpirit, { allows: true }, author);
    const { asked } = await demand(api.team.getTeamSpirit, { teamId, diaryId }, by);
    const ref = asked?.sentences[0]?.ref ?? '';
    await demand(api.team.markSpirit, { teamId, wordId: words[0]?.id ?? '', diaryId, ref }, by);
  };
  await mark(own, person, colleague);
  await mark(theirs, colleague, person);
}
