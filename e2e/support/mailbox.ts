import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const outbox = join(process.env.E2E_DATA_DIR ?? '.', 'outbox');

const subjects = { register: /Welcome/, reset: /new password/ };

const LONGEST_MS = 20_000;
const LOOK_EVERY_MS = 50;

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** The mails of the outbox by their names, each read once. */
const mails = new Map<string, Mail>();

/** The six digits of the newest mail to an address about this, once it has arrived. */
export async function codeFor(address: string, about: keyof typeof subjects = 'register'): Promise<string> {
  return arrived(`a code for ${address}`, (mail) =>
    mail.to.includes(address) && subjects[about].test(mail.subject)
      ? /(?<=^|\s)\d{6}(?=\s|$)/m.exec(mail.text)?.[0]
      : undefined,
  );
}

/** The link of the newest invitation to an address, as a path, once it has arrived. */
export async function invitationFor(address: string): Promise<string> {
  return arrived(`an invitation for ${address}`, (mail) =>
    mail.to.includes(address) ? /\/department\?invitation=[\w-]+/.exec(mail.text)?.[0] : undefined,
  );
}

/** Waits for a mail in which something is found; not by `expect.poll`, which ends with the test that began it. */
async function arrived(what: string, find: (mail: Mail) => string | undefined): Promise<string> {
  for (const limit = Date.now() + LONGEST_MS; Date.now() < limit; await pause(LOOK_EVERY_MS)) {
    for (const mail of await newestFirst()) {
      const found = find(mail);
      if (found !== undefined) return found;
    }
  }
  throw new Error(`${what} did not arrive`);
}

async function newestFirst(): Promise<Mail[]> {
  // A mail that is still being written has a hidden name.
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  for (const name of names.filter((each) => !mails.has(each))) {
    const source = await readFile(join(outbox, name), 'utf8');
    const [, to = ''] = /^To: (.*)$/im.exec(source) ?? [];
    const [, subject = ''] = /^Subject: (.*)$/im.exec(source) ?? [];
    mails.set(name, { to, subject, text: plainText(source) });
  }
  return names
    .sort()
    .reverse()
    .flatMap((name) => mails.get(name) ?? []);
}

/** The text part, decoded. */
function plainText(mail: string): string {
  const part = mail.split(/^--.+$/m).find((piece) => /content-type: text\/plain/i.test(piece)) ?? mail;
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const content = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
  return /quoted-printable/i.test(head) ? unquoted(content) : content;
}

/** Lines joined that end with `=`, and bytes that are written as `=C3`. */
function unquoted(content: string): string {
  const bytes = content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
