import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildDiary, buildPair, buildTalk, type TestPerson } from '../../../testing/factories.ts';
import { buildWatchwords } from '../../../testing/life-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const TODAY = '2026-03-31';
const SAID = 'I told the client that we were late before they asked.';
const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const spiritOf = async (as: TestPerson, teamId: string, diaryId?: string) =>
  (await app.call(api.team.getTeamSpirit, { teamId, ...(diaryId && { diaryId }) }, { as })).data;
const allow = (as: TestPerson, allows = true) => app.call(api.team.chooseSpirit, { allows }, { as });

/** A diary with something to mark, in a team with watchwords. */
async function buildSaid(summary = `${SAID} Then I swept the yard.`) {
  const made = await buildTalk(app, { members: 3 });
  const { team, reader } = made;
  const [word] = await buildWatchwords(app, team);
  const writer = team.members[1] ?? reader;
  const admin = team.owner;
  const { id: diaryId } = await buildDiary(app, { author: writer, summary, teamIds: [team.id] });
  const refOf = async (text: string) => {
    const { asked } = await spiritOf(reader, team.id, diaryId);
    return asked?.sentences.find((each) => each.text.includes(text))?.ref ?? '';
  };
  const mark = async (as: TestPerson, more: Partial<RequestOf<typeof api.team.markSpirit>> = {}) =>
    app.call(
      api.team.markSpirit,
      {
        teamId: team.id,
        wordId: word.id,
        diaryId,
        ref: more.ref ?? (await refOf('told the client')),
        ...more,
      },
      { as },
    );
  const cited = async (as: TestPerson) =>
    (await spiritOf(as, team.id)).words.flatMap(({ lately }) => lately.map(({ citation }) => citation.text));
  return { team, teamId: team.id, word, writer, reader, admin, diaryId, mark, cited, refOf };
}

describe('the watchwords of a team', () => {
  test('are nine at most, in an order, and an administrator’s', { tags: 'postgres/sql' }, async () => {
    const { team, teamId, owner, member } = await buildPair(app);
    const set = (as: TestPerson, version: number, words: RequestOf<typeof api.team.setTeamSpirit>['words']) =>
      app.call(api.team.setTeamSpirit, { teamId, version, words }, { as });
    expect((await spiritOf(member, teamId)).words).toEqual([]);
    expect((await set(member, 0, [{ text: 'Mine' }])).refusal.key).toBe('adminsOnly');
    const ten = Array.from({ length: 10 }, (_, nth) => ({ text: `Word ${nth}` }));
    expect((await set(owner, 0, ten)).refusal.errors?.[0]?.key).toBe('watchwordsTooMany');
    const [candour, small] = await buildWatchwords(app, team);
    const late = await set(owner, 0, []);
    expect([late.code, late.refusal.key]).toEqual([409, 'watchwordsChanged']);
    const turned = await set(owner, 1, [{ id: small.id, text: 'Small' }, candour]);
    expect(turned.data).toMatchObject({ version: 2, words: [{ id: small.id, text: 'Small' }, candour] });
    expect((await spiritOf(member, teamId)).words.map(({ text }) => text)).toEqual(['Small', 'Candour']);
  });
});

describe('a sentence that embodies a watchword', () => {
  test('is marked where its author allows it, who is told once', { tags: 'postgres/sql' }, async () => {
    const { team, teamId, writer, reader, diaryId, mark, cited, refOf } = await buildSaid();
    expect((await spiritOf(reader, teamId, diaryId)).asked).toMatchObject({
      allowed: false,
      can: { mark: false },
    });
    expect((await mark(reader)).refusal.key).toBe('spiritNotAllowed');
    await allow(writer);
    expect((await mark(writer)).refusal.key).toBe('spiritOwnDiary');
    expect((await mark(reader)).code).toBe(200);
    await mark(reader, { undo: true });
    await mark(reader);
    await mark(reader, { ref: await refOf('swept') });
    expect(await cited(team.owner)).toHaveLength(1);
    expect((await spiritOf(reader, teamId, diaryId)).asked?.sentences).toMatchObject([
      { text: SAID, marks: [{ can: { remove: true } }] },
      { text: 'Then I swept the yard.', marks: [{}] },
    ]);
    const notices = await app.call(api.notice.get, { kind: 'culture' }, { as: writer });
    expect(notices.data.items.map(({ text }) => text)).toEqual([
      `${reader.name} marked a sentence of your diary of 31 Mar as what ${team.name} stands for`,
    ]);
  });

  test('goes with its author’s word for good, and with what they allow', {
    tags: 'postgres/sql',
  }, async () => {
    const { team, writer, reader, mark, cited, refOf } = await buildSaid();
    await allow(writer);
    await mark(reader);
    const [, , other = reader] = team.members;
    expect((await mark(other, { undo: true })).refusal.key).toBe('spiritMarkNotYours');
    await mark(writer, { undo: true });
    expect((await mark(reader)).refusal.key).toBe('spiritDeclined');
    const swept = await refOf('swept');
    await mark(reader, { ref: swept });
    await allow(writer, false);
    await allow(writer);
    expect(await cited(reader)).toEqual([]);
    expect((await mark(reader)).refusal.key).toBe('spiritDeclined');
    expect((await mark(reader, { ref: swept })).code).toBe(200);
    await allow(writer, false);
    const choice = await app.call(api.team.spiritChoice, {}, { as: writer });
    expect(choice.data).toEqual({ allows: false });
    await allow(writer);
    expect(await cited(reader)).toEqual([]);
  });

  test('is shown as long as the team reads it, and no private line is offered', async () => {
    const { team, teamId, writer, reader, diaryId, mark, cited } = await buildSaid(
      `${SAID}\n\n!! canary of mine`,
    );
    await allow(writer);
    await mark(reader);
    await app.call(api.team.prohibited, { teamId, words: 'client' }, { as: team.owner });
    expect(await cited(reader)).toEqual([SAID.replace('client', '******')]);
    expect(await cited(writer)).toEqual([SAID]);
    expect(JSON.stringify(await spiritOf(writer, teamId, diaryId))).not.toContain('canary');
    const gone = await mark(reader, { ref: 'a'.repeat(22) });
    expect(gone.refusal.errors).toMatchObject([{ path: 'ref', key: 'sentenceNotFound' }]);
    await app.call(api.diary.delete, { diaryId }, { as: writer });
    expect(await cited(reader)).toEqual([]);
    const unread = await app.call(api.team.getTeamSpirit, { teamId, diaryId }, { as: reader });
    expect(unread.refusal.errors).toMatchObject([{ path: 'diaryId', key: 'diaryNotFound' }]);
  });

  test('goes with its watchword, and stays with one that is worded anew', async () => {
    const { team, teamId, word, writer, reader, mark, cited } = await buildSaid();
    await allow(writer);
    await mark(reader);
    const set = (version: number, words: RequestOf<typeof api.team.setTeamSpirit>['words']) =>
      app.call(api.team.setTeamSpirit, { teamId, version, words }, { as: team.owner });
    await set(1, [{ id: word.id, text: 'Candor' }]);
    expect(await cited(reader)).toEqual([SAID]);
    await set(2, [{ text: 'Candor' }]);
    await set(3, [{ id: word.id, text: 'Candor' }]);
    expect(await cited(reader)).toEqual([]);
  });
});
