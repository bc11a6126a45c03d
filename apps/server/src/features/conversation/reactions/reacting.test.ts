import { api, LIKE } from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { buildDiary, buildPair, buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const seenBy = async (as: TestPerson, diaryId: string) =>
  (await app.call(api.diary.get, { diaryId }, { as })).data.talk.reactions;

test('each emoji counts once a person, and is one’s own where one gave that very emoji', async () => {
  const { team, owner, member } = await buildPair(app);
  const { id } = await buildDiary(app, { author: owner, teamIds: [team.id] });
  const target = { kind: 'diary', objectId: id } as const;
  for (const emoji of [LIKE, LIKE, '🍇'])
    await app.call(api.like.likes, { ...target, emoji }, { as: member });
  const { data } = await app.call(api.like.likes, target, { as: owner });
  expect(data.reactions).toEqual([
    { emoji: LIKE, count: 2, mine: true },
    { emoji: '🍇', count: 1, mine: false },
  ]);
  expect(await seenBy(member, id)).toMatchObject([{ mine: true }, { mine: true }]);
  for (let times = 0; times < 2; times += 1) {
    const taken = await app.call(api.like.unreleased, target, { as: member });
    expect(taken.data.reactions).toEqual([
      { emoji: '🍇', count: 1, mine: true },
      { emoji: LIKE, count: 1, mine: false },
    ]);
  }
  const { data: who } = await app.call(api.like.gets, target, { as: owner });
  expect(who.items.map(({ person, emoji }) => [person.id, emoji])).toEqual(
    expect.arrayContaining([
      [owner.id, LIKE],
      [member.id, '🍇'],
    ]),
  );
});

test('what is not an official emoji, or not for one’s eyes, takes no reaction', async () => {
  const { team, owner } = await buildPair(app);
  const { id } = await buildDiary(app, { author: owner, teamIds: [team.id] });
  const target = { kind: 'diary', objectId: id } as const;
  const odd = await app.call(api.like.likes, { ...target, emoji: '💩' }, { as: owner });
  expect(odd.code).toBe(400);
  const stranger = await buildPerson(app);
  expect((await app.call(api.like.likes, target, { as: stranger })).refusal.key).toBe('diaryNotFound');
  expect(await seenBy(owner, id)).toEqual([]);
});

test('given again and again, it tells its owner once; taken back before it was seen, not at all', async () => {
  const { team, owner, member } = await buildPair(app);
  const { id: objectId } = await buildDiary(app, { author: owner, teamIds: [team.id] });
  const target = { kind: 'diary', objectId } as const;
  const told = async () => {
    const { items } = (await app.call(api.notice.get, { kind: 'like' }, { as: owner })).data;
    return [items.length, (await app.call(api.notice.total, {}, { as: owner })).data.total];
  };
  await app.call(api.like.likes, target, { as: member });
  await app.call(api.like.unreleased, target, { as: member });
  expect(await told()).toEqual([0, 0]);
  await app.call(api.like.likes, target, { as: member });
  expect(await told()).toEqual([1, 1]);
  await app.call(api.notice.see, { all: true }, { as: owner });
  await app.call(api.like.unreleased, target, { as: member });
  await app.call(api.like.likes, target, { as: member });
  expect(await told()).toEqual([1, 0]);
});
