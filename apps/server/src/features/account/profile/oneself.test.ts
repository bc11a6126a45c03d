import { crc32 } from 'node:zlib';
import { api } from '@garden/contract';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { askForCode, askForMail, newAddress, otherThan } from '../../../testing/codes.ts';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

type Edit = Parameters<typeof app.call<typeof api.auth.edit>>[1];
const edit = (as: TestPerson, input: Edit) => app.call(api.auth.edit, input, { as });
const NEW_PASSWORD = 'pergola-19-south';
const signsIn = async (email: string, password: string) =>
  (await app.call(api.user.login, { email, password })).code === 200;

describe('user.info', () => {
  test('tells of oneself, and of someone in a team with oneself without their address', async () => {
    const { owner, members } = await buildTeam(app, { members: 1 });
    const self = await app.call(api.user.info, {}, { as: owner });
    expect(self.data).toMatchObject({ id: owner.id, email: owner.email, locale: 'en' });
    const other = await app.call(api.user.info, { userId: members[0]?.id }, { as: owner });
    expect(other.data).toMatchObject({ id: members[0]?.id, name: members[0]?.name });
    expect(other.data).not.toHaveProperty('email');
  });

  test('a stranger and no one are not found', async () => {
    const [person, stranger] = [await buildPerson(app), await buildPerson(app)];
    for (const userId of [stranger.id, '00000000-0000-7000-8000-000000000000']) {
      const refused = await app.call(api.user.info, { userId }, { as: person });
      expect(refused).toMatchObject({ code: 400, refusal: { key: 'userNotFound' } });
    }
  });

  test('who left the team is not found any more', async () => {
    const { id, owner, members } = await buildTeam(app, { members: 1 });
    const [member] = members;
    await app.call(api.relationship.exit, { teamId: id }, { as: member });
    const refused = await app.call(api.user.info, { userId: member?.id }, { as: owner });
    expect(refused.refusal.key).toBe('userNotFound');
  });
});

describe('auth.edit', () => {
  test('changes name, language and time zone; what is left out stays', { tags: 'postgres/sql' }, async () => {
    const person = await buildPerson(app);
    const changed = await edit(person, { name: ' 李娜 ', locale: 'zh', timezone: 'Asia/Shanghai' });
    expect(changed.data).toMatchObject({ name: '李娜', locale: 'zh', timezone: 'Asia/Shanghai' });
    expect((await edit(person, {})).data).toEqual(changed.data);
  });

  test('a name of 41 characters is refused', async () => {
    const refused = await edit(await buildPerson(app), { name: 'x'.repeat(41) });
    expect(refused).toMatchObject({ code: 400, refusal: { errors: [{ path: 'name', key: 'nameTooLong' }] } });
  });

  test('a new password needs the old one and ends every other session', async () => {
    const person = await buildPerson(app);
    const { email, password: old } = person;
    const elsewhere = await app.call(api.user.login, { email, password: old });
    const wrong = await edit(person, { password: { old: 'not-this-one', new: NEW_PASSWORD } });
    expect(wrong.refusal.errors).toMatchObject([{ path: 'password.old', key: 'passwordWrong' }]);
    const common = await edit(person, { password: { old, new: 'qwerty123' } });
    expect(common.refusal.errors).toMatchObject([{ path: 'password.new', key: 'passwordCommon' }]);

    expect((await edit(person, { password: { old, new: NEW_PASSWORD } })).code).toBe(200);
    expect((await app.call(api.user.info, {}, { as: elsewhere.data })).code).toBe(403);
    expect((await app.call(api.user.info, {}, { as: person })).code).toBe(200);
    expect(await signsIn(email, old)).toBe(false);
    expect(await signsIn(email, NEW_PASSWORD)).toBe(true);
  });

  test('no one signs in, or sets a password, by the old one that was compared before it changed', {
    tags: 'postgres/at-once',
  }, async () => {
    const person = await buildPerson(app);
    const { email, password: old } = person;
    const elsewhere = { ...person, ...(await app.call(api.user.login, { email, password: old })).data };
    const { passwords } = app.ports;
    const { verify } = passwords;
    const compared = vi.spyOn(passwords, 'verify');
    const changeMeanwhile = (from: string, to: string) =>
      compared.mockImplementationOnce(async (...given) => {
        const right = await verify(...given);
        await edit(person, { password: { old: from, new: to } });
        return right;
      });
    changeMeanwhile(old, NEW_PASSWORD);
    const late = await edit(elsewhere, { password: { old, new: 'trellis-20-north' } });
    expect(late.refusal.key).toBe('passwordWrong');
    changeMeanwhile(NEW_PASSWORD, old);
    expect(await signsIn(email, NEW_PASSWORD)).toBe(false);
    expect(await signsIn(email, old)).toBe(true);
    compared.mockRestore();
  });

  test('a new address needs the code sent to it', { tags: 'postgres/sql' }, async () => {
    const person = await buildPerson(app);
    const address = newAddress();
    const code = await askForCode(app, address, 'email');
    const wrong = await edit(person, { email: { new: address, code: otherThan(code) }, name: 'Other' });
    expect(wrong.refusal.errors).toMatchObject([{ path: 'email.code', key: 'codeWrong' }]);
    const right = await edit(person, { email: { new: address, code } });
    expect(right.data).toMatchObject({ email: address, name: person.name });
    expect(await signsIn(address, person.password)).toBe(true);
  });

  test('someone else’s address is told like a wrong code, even where a code was right', async () => {
    const [person, other] = [await buildPerson(app), await buildPerson(app)];
    await askForMail(app, other.email, 'email');
    const refused = await edit(person, { email: { new: other.email, code: '123456' } });
    expect(refused.refusal).toMatchObject({ key: 'codeWrong', errors: [{ path: 'email.code' }] });

    const address = newAddress();
    const code = await askForCode(app, address, 'email');
    await buildPerson(app, { email: address });
    const late = await edit(person, { email: { new: address, code } });
    expect(late.data).toEqual(refused.data);
  });
});

describe('the picture', () => {
  const picture = async (format: 'png' | 'jpeg') => {
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a3b69' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    return `data:image/${format};base64,${bytes.toString('base64')}`;
  };

  /** A small PNG whose header (bytes 16 to 23, then its checksum) claims another size. */
  const claim = async (width: number, height: number) => {
    const bytes = Buffer.from((await picture('png')).split(',')[1] ?? '', 'base64');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return `data:image/png;base64,${bytes.toString('base64')}`;
  };

  test('is re-encoded, served under a name no one guesses, and removed with the next', async () => {
    const person = await buildPerson(app);
    const { avatar } = (await edit(person, { avatar: await picture('jpeg') })).data;
    expect(avatar).toMatch(/^\/files\/avatars\/[a-z]{32}\.webp$/);
    const served = await app.fastify.inject({ url: avatar ?? '' });
    const { format, width, height, exif } = await sharp(served.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      exif: undefined,
    });

    const second = (await edit(person, { avatar: await picture('png') })).data.avatar;
    expect(second).not.toBe(avatar);
    expect((await app.fastify.inject({ url: avatar ?? '' })).statusCode).toBe(404);
    expect((await edit(person, { avatar: null })).data.avatar).toBeNull();
    expect((await app.fastify.inject({ url: second ?? '' })).statusCode).toBe(404);
  });

  test.each([
    ['text', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s under the name of a PNG is refused', async (_, bytes) => {
    const avatar = `data:image/png;base64,${bytes.toString('base64')}`;
    const refused = await edit(await buildPerson(app), { avatar });
    expect(refused).toMatchObject({
      code: 400,
      refusal: { errors: [{ path: 'avatar', key: 'avatarInvalid' }] },
    });
  });

  test('half a picture and one of more than 40 megapixels are refused', async () => {
    const person = await buildPerson(app);
    const whole = await picture('jpeg');
    for (const avatar of [whole.slice(0, whole.length / 2), await claim(8000, 5001)]) {
      expect((await edit(person, { avatar })).refusal.key).toBe('avatarInvalid');
    }
  });

  test('leaves no file behind where several are set at once', { tags: 'postgres/at-once' }, async () => {
    const person = await buildPerson(app);
    const files = () => [...app.files.kept.keys()].filter((key) => key.startsWith('avatars/')).length;
    const before = files();
    const avatar = await picture('png');
    await Promise.all([1, 2, 3].map(() => edit(person, { avatar })));
    expect(files()).toBe(before + 1);
  });

  test('leaves no file behind where the rest is refused', async () => {
    const before = app.files.kept.size;
    const email = { new: newAddress(), code: '123456' };
    const refused = await edit(await buildPerson(app), { avatar: await picture('png'), email });
    expect(refused.refusal.key).toBe('codeWrong');
    expect(app.files.kept.size).toBe(before);
  });
});

describe('auth.forget-password', () => {
  const reset = (email: string, code: string, password = NEW_PASSWORD) =>
    app.call(api.auth.forgetPassword, { email, code, password });

  test('sets the new password and ends every session', async () => {
    const person = await buildPerson(app);
    const code = await askForCode(app, person.email, 'reset');
    expect((await reset(person.email, code)).code).toBe(200);
    expect((await app.call(api.user.info, {}, { as: person })).code).toBe(403);
    expect(await signsIn(person.email, NEW_PASSWORD)).toBe(true);
  });

  test('a wrong code, a used one, and an unknown address are told the same', async () => {
    const { email } = await buildPerson(app);
    const code = await askForCode(app, email, 'reset');
    const wrong = await reset(email, otherThan(code));
    expect(wrong.refusal.errors).toMatchObject([{ path: 'code', key: 'codeWrong' }]);
    const unknown = newAddress();
    await askForMail(app, unknown, 'reset');
    expect((await reset(unknown, code)).data).toEqual(wrong.data);
    await reset(email, code);
    expect((await reset(email, code)).data).toEqual(wrong.data);
  });

  test('a common password is refused before the code is used up', async () => {
    const { email } = await buildPerson(app);
    const code = await askForCode(app, email, 'reset');
    expect((await reset(email, code, 'password1')).refusal.key).toBe('passwordCommon');
    expect((await reset(email, code)).code).toBe(200);
  });
});
