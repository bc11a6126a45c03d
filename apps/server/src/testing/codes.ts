import { api, type RequestOf } from '@garden/contract';
import type { TestApp } from './test-app.ts';

type Purpose = RequestOf<typeof api.register.sendCode>['purpose'];

/** Asks for a code, has the mail sent, and gives back its text. */
export async function askForMail(app: TestApp, email: string, purpose: Purpose): Promise<string> {
  const asked = await app.call(api.register.sendCode, { email, purpose });
  if (asked.code !== 200) throw new Error(`no code: ${asked.message}`);
  await app.ports.queue.drain();
  return app.mailer.lastTo(email)?.text ?? '';
}

/** Asks for a code and reads it from the mail. */
export async function askForCode(app: TestApp, email: string, purpose: Purpose): Promise<string> {
  const text = await askForMail(app, email, purpose);
  const code = findCode(text);
  if (!code) throw new Error(`no code in the mail to ${email}: ${text}`);
  return code;
}

/** The digits in a mail, if it has any. */
export function findCode(text: string): string | undefined {
  return /^\d{6}$/m.exec(text)?.[0];
}

/** A code that is certainly another one. */
export function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

let addresses = 0;

/** An address that no one has used. */
export function newAddress(): string {
  addresses += 1;
  return `somebody-${addresses}@garden.example`;
}
