import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const outbox = join(process.env.E2E_DATA_DIR ?? '.', 'outbox');

const subjects = { register: /Welcome/, reset: /new password/ };

/** The six digits of the newest mail to an address about this, once it has arrived. */
export async function codeFor(address: string, about: keyof typeof subjects = 'register'): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        code = (await newestMailTo(address, subjects[about]))?.match(/(?<=^|\s)\d{6}(?=\s|$)/m)?.[0];
        return code;
      },
      { message: `a code for ${address}` },
    )
    .toBeDefined();
  return code ?? '';
}

/** The link of the newest invitation to an address, as a path, once it has arrived. */
export async function invitationFor(address: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        path = (await newestMailTo(address, /./))?.match(/\/department\?invitation=[\w-]+/)?.[0];
        return path;
      },
      { message: `an invitation for ${address}` },
    )
    .toBeDefined();
  return path ?? '';
}

async function newestMailTo(address: string, subject: RegExp): Promise<string | undefined> {
  // A mail that is still being written has a hidden name.
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  for (const name of names.reverse()) {
    const mail = await readFile(join(outbox, name), 'utf8');
    const [, said = ''] = /^Subject: (.*)$/im.exec(mail) ?? [];
    if (new RegExp(`^To: .*${address}`, 'im').test(mail) && subject.test(said)) return plainText(mail);
  }
  return undefined;
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
