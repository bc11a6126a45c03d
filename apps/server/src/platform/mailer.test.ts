import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { api } from '@garden/contract';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';
import { SettableClock } from './clock.ts';
import { silentLog } from './log.ts';
import { createOutboxMailer, createSmtpMailer } from './mailer.ts';
import { createRandom } from './random.ts';

const FROM = 'Grape Garden <garden@garden.example>';
const mail = {
  to: 'li.na@garden.example',
  subject: '葡萄园 code',
  text: '你的验证码 123456',
  html: '<p>123456</p>',
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A mail server that keeps what it takes. */
async function openMailServer(port: number): Promise<string[]> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) =>
      void text(stream).then((message) => {
        taken.push(message);
        callback();
      }),
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return taken;
}

const decoded = (message: string) =>
  message.replace(/([A-Za-z\d+/]{4,}={0,2})\r?\n/g, (line) => Buffer.from(line, 'base64').toString());

describe('mail over SMTP', () => {
  test('arrives, in both forms', async () => {
    const port = await freePort();
    const taken = await openMailServer(port);
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM);
    onTestFinished(() => mailer.close());
    await mailer.send(mail);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain(`From: ${FROM}`);
    expect(taken[0]).toContain('To: li.na@garden.example');
    expect(taken[0]).toContain('multipart/alternative');
    expect(decoded(taken[0] ?? '')).toContain('你的验证码 123456');
  });

  test('offers to end what goes out by itself: by one click where the address is safe', async () => {
    const port = await freePort();
    const taken = await openMailServer(port);
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM);
    onTestFinished(() => mailer.close());
    const path = `garden.example/unsubscribe?key=${'k'.repeat(43)}`;
    for (const unsubscribeUrl of [`https://${path}`, `http://${path}`])
      await mailer.send({ ...mail, unsubscribeUrl });
    await mailer.send(mail);
    const [safe = '', plain = '', asked = ''] = taken.map((message) => message.replaceAll(/\r\n\s+/g, ' '));
    expect(safe).toContain(`List-Unsubscribe: <https://${path}>`);
    expect(safe).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(plain).toContain(`List-Unsubscribe: <http://${path}>`);
    expect(plain).not.toContain('List-Unsubscribe-Post');
    expect(asked).not.toContain('List-Unsubscribe');
  });

  test('fails while the server is away, and works as soon as it is back', async () => {
    const port = await freePort();
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, FROM);
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
    const taken = await openMailServer(port);
    // After the server, so that the mailer is closed first: the server waits for open connections.
    onTestFinished(() => mailer.close());
    await mailer.send(mail);
    expect(taken).toHaveLength(1);
  });

  test('is tried again by the job behind it', async () => {
    const app = await openTestApp();
    onTestFinished(() => app.close());
    app.mailer.fail = true;
    const asked = await app.call(api.register.sendCode, { email: mail.to });
    expect(asked.code).toBe(200);
    expect(await app.ports.queue.drain()).toBe(0);
    app.mailer.fail = false;
    const { rowCount } = await app.ports.database.pool.query(
      "update pgboss.job set start_after = now() where state = 'retry'",
    );
    expect(rowCount).toBe(1);
    expect(await app.ports.queue.drain()).toBe(1);
    expect(app.mailer.lastTo(mail.to)?.text).toMatch(/\d{6}/);
  });
});

describe('mail without a server', () => {
  test('lies in the outbox as files that mail programs open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'garden-outbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const clock = new SettableClock('2026-03-31T09:00:00.000Z');
    const outbox = join(folder, 'outbox');
    const mailer = createOutboxMailer({
      folder: outbox,
      from: FROM,
      clock,
      random: createRandom(clock),
      log: silentLog,
    });
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const names = readdirSync(outbox);
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).toMatch(/^2026-03-31T09-00-00-000Z-[A-Z]{4}\.eml$/);
    const message = readFileSync(join(outbox, names[0] ?? ''), 'utf8');
    expect(message).toMatch(/^From: .*\r?\nTo: li\.na@garden\.example\r?\n/m);
    expect(decoded(message)).toContain('123456');
  });
});
