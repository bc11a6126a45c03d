import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildInvitation, readInvitation } from '../../../testing/admission.ts';
import { newAddress } from '../../../testing/codes.ts';
import { buildPerson, buildTeam, type TestTeam } from '../../../testing/factories.ts';
import { openSecondTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const invite = ({ id: teamId, owner }: TestTeam, email: string) =>
  app.call(api.relationship.invite, { teamId, emails: [email] }, { as: owner });
const kept = async (team: TestTeam) => {
  const text = 'select email, token_hash from invitations where team_id = $1';
  return (await app.ports.database.pool.query(text, [team.id])).rows;
};

describe('the mail', () => {
  test('is written in the language of the person, else of who invites them', async () => {
    const owner = await buildPerson(app, { name: '李娜', locale: 'zh' });
    const team = await buildTeam(app, { name: '葡萄园', owner });
    const english = await buildPerson(app);
    const email = newAddress();
    const token = await buildInvitation(app, team, email);
    await buildInvitation(app, team, english.email);
    const mail = app.mailer.lastTo(email);
    expect(mail?.subject).toBe('李娜邀请你加入葡萄园');
    expect(mail?.text).toContain(`${app.ports.config.publicUrl}/department?invitation=${token}`);
    expect(mail?.html).toContain(`<a href="${app.ports.config.publicUrl}/department?invitation=${token}">`);
    expect(app.mailer.lastTo(english.email)?.subject).toBe('李娜 invites you to 葡萄园');
  });

  test('makes a link of its own address alone, whatever a team is called', async () => {
    const owner = await buildPerson(app, { name: 'Ana\n<b>Bcc: x</b>' });
    const team = await buildTeam(app, { name: 'https://evil.example/ "&', owner });
    const email = newAddress();
    await buildInvitation(app, team, email);
    const mail = app.mailer.lastTo(email);
    expect(mail?.subject).toBe('Ana <b>Bcc: x</b> invites you to https: //evil. example/ "&');
    expect(mail?.html.match(/<a /g)).toHaveLength(1);
    expect(mail?.html).toContain('https: //evil. example/ &quot;&amp;');
    expect(mail?.html).not.toContain('<b>');
  });

  test('holds the token alone: in the database stands its hash', async () => {
    const team = await buildTeam(app);
    const email = newAddress();
    await invite(team, email);
    expect(await kept(team)).toEqual([{ email, token_hash: null }]);
    const token = await readInvitation(app, email);
    const { rows } = await app.ports.database.pool.query(
      `select row_to_json(i)::text as row from invitations i
       union all select row_to_json(j)::text from pgboss.job j`,
    );
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    expect((await kept(team))[0]?.token_hash).toMatch(/^[\w-]{43}$/);
  });

  test('is sent to one address ten times a day at most, no matter who invites', async () => {
    const strict = await openSecondTestApp(app, { allowance: 1 });
    try {
      const email = newAddress();
      for (let sent = 0; sent < 12; sent += 1) {
        const { id: teamId, owner } = await buildTeam(strict);
        await strict.call(api.relationship.invite, { teamId, emails: [email] }, { as: owner });
      }
      await strict.ports.queue.drain();
      expect(strict.mailer.sent.filter(({ to }) => to === email)).toHaveLength(10);
    } finally {
      await strict.close();
    }
  });
});
