import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Random } from './random.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of mails that go out by themselves: where their reader ends them, by a page or by one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

/** A mail as nodemailer takes it. One click needs TLS: without, mail programs open the page. */
function toMessage({ unsubscribeUrl, ...mail }: Mail) {
  if (unsubscribeUrl === undefined) return mail;
  const isOneClick = unsubscribeUrl.startsWith('https:');
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    ...(isOneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
  return { ...mail, headers };
}

/** How mail leaves the server; `send` resolves when the mail is taken over. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** Loaded with the first mail: it brings half of what Node knows of networks, which no start should wait for. */
const loadNodemailer = () => import('nodemailer');

/** Sends over SMTP; a server that is away makes the job behind it wait and try again. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const limits = { pool: true, maxConnections: 3, connectionTimeout: 10_000, socketTimeout: 30_000 } as const;
  const connect = async () => (await loadNodemailer()).createTransport({ url, ...limits }, { from });
  let connected: ReturnType<typeof connect> | undefined;
  return {
    async send(mail) {
      connected ??= connect();
      const transport = await connected;
      await transport.sendMail({ ...toMessage(mail), disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => void connected?.then((transport) => transport.close()),
  };
}

/** What a mail server has against us, before any mail; null where it would take one. */
export async function checkSmtp(url: string): Promise<string | null> {
  const { createTransport } = await loadNodemailer();
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 10_000 });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

type OutboxOptions = { folder: string; from: string; clock: Clock; random: Random; log: Log };

/** Writes each mail as an `.eml` file that any mail program opens, for servers without SMTP. */
export function createOutboxMailer({ folder, from, clock, random, log }: OutboxOptions): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await loadNodemailer();
      const { message } = await createTransport({ streamTransport: true, buffer: true }, { from }).sendMail(
        toMessage(mail),
      );
      const name = `${clock.now().toISOString().replace(/[:.]/g, '-')}-${random.letters(4)}.eml`;
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message);
      await rename(unfinished, join(folder, name));
      log.info({ file: join(folder, name), subject: mail.subject }, 'mail written to the outbox');
    },
    close() {},
  };
}

/** Keeps what it was given, for tests; `fail` makes it refuse like a mail server that is away. */
export class MemoryMailer implements Mailer {
  readonly sent: Mail[] = [];
  fail = false;
  async send(mail: Mail): Promise<void> {
    if (this.fail) throw new Error('the mail server is away');
    this.sent.push(mail);
  }
  close(): void {}
  /** The newest mail to an address. */
  lastTo(address: string): Mail | undefined {
    return this.sent.findLast((mail) => mail.to === address);
  }
}
