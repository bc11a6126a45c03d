import { randomUUID } from 'node:crypto';
import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { newKey, useCircle } from '../../../testing/circle.ts';
import { buildTalk } from '../../../testing/factories.ts';
import { openSecondTestApp } from '../../../testing/test-app.ts';

const { app, bars, buildCircle, commentAnonymously } = useCircle();

describe('nothing anonymous can be written', () => {
  const refusal = async (asked: ReturnType<typeof commentAnonymously>) => (await asked).refusal.key;

  test('in a team of four', async () => {
    const { reader, diaryId } = await buildTalk(app, { members: 3 });
    expect(await bars(reader, diaryId)).toEqual(['members']);
    expect(await refusal(commentAnonymously(reader, diaryId))).toBe('anonymityMembers');
  });

  test('where the team has turned it off', async () => {
    const { author, reader, diaryId, team } = await buildCircle();
    await app.call(api.team.setting, { teamId: team.id, rules: { anonymous: false } }, { as: author });
    expect(await bars(reader, diaryId)).toEqual(['team']);
    expect(await refusal(commentAnonymously(reader, diaryId))).toBe('anonymityOff');
  });

  test('below one’s own diary', async () => {
    const { author, diaryId } = await buildCircle();
    expect(await bars(author, diaryId)).toEqual(['own']);
    expect(await refusal(commentAnonymously(author, diaryId))).toBe('anonymityOwn');
  });

  test('by someone who has not opened the entry', async () => {
    const { reader, diaryId } = await buildTalk(app, { members: 5 });
    expect(await refusal(commentAnonymously(reader, diaryId))).toBe('anonymityReaders');
    expect(await bars(reader, diaryId)).toEqual([null]);
    expect((await commentAnonymously(reader, diaryId)).code).toBe(200);
  });

  test('by a key or an id that is none', async () => {
    const { reader, diaryId } = await buildCircle();
    expect(await refusal(commentAnonymously(reader, diaryId, { key: 'short' }))).toBe('voiceKeyInvalid');
    expect(await refusal(commentAnonymously(reader, diaryId, { id: reader.id }))).toBe('idInvalid');
  });
});

test('is limited to ten an hour for a person, by a counter that no database sees', async () => {
  const strict = await openSecondTestApp(app, { allowance: 1 });
  const talk = await buildTalk(strict, { members: 5 });
  for (const as of talk.team.members) await strict.call(api.diary.get, { diaryId: talk.diaryId }, { as });
  const say = () =>
    strict.call(
      api.comment.add,
      {
        kind: 'diary',
        objectId: talk.diaryId,
        text: 'Again',
        anonymous: { id: randomUUID(), key: newKey() },
      },
      { as: talk.reader },
    );
  for (let count = 0; count < 10; count += 1) expect((await say()).code).toBe(200);
  expect((await say()).refusal.key).toBe('anonymityTooOften');
  const { rows } = await strict.ports.database.pool.query(`select key from rate_limits`);
  expect(rows.filter(({ key }) => String(key).includes('nonymous'))).toEqual([]);
  await strict.close();
});
