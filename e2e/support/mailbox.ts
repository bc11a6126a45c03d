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

async function newestMailTo(address: string, subject: RegExp): Promise<string | undefined> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
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
  return /base64/i.test(head) ? Buffer.from(content, 'base64').toString('utf8') : content;
}
