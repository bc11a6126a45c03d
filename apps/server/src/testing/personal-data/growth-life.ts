import { api } from '@garden/contract';
import type { TestPerson } from '../factories.ts';
import type { Demand } from './living.ts';

/** What a person keeps of their own days, for themselves alone. */
export async function lookBack(
  person: TestPerson,
  hush: (tag: string) => string,
  demand: Demand,
): Promise<void> {
  await demand(api.growth.mood, { day: '2026-03-30', mood: '😣', note: hush('mood-note') }, person);
  await demand(api.growth.talk, { person: hush('friend') }, person);
  const { id: hiddenId } = await demand(api.growth.hide, { from: '2020-01-01', to: '2020-02-29' }, person);
  await demand(api.growth.reveal, { hiddenId }, person);
  await demand(api.growth.hide, { from: '2020-01-01', to: '2020-02-29' }, person);
  const page = { title: hush('book'), dedication: hush('dedication'), order: 'oldest' as const };
  await demand(api.autobiography.arrange, page, person);
  const drawn = await demand(api.autobiography.draw, { month: '2026-03' }, person);
  const { month, version } = drawn;
  const lines = [{ text: hush('own-line') }];
  await demand(api.autobiography.update, { month, version, title: hush('chapter'), lines }, person);
  const again = { month, version: version + 1, title: hush('chapter-again'), lines };
  await demand(api.autobiography.update, again, person);
}
