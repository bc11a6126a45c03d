import { type FullConfig, request } from '@playwright/test';
import { type SignedUp, signUp } from './api.ts';

/** A person who registered when the run began: a code for them can be requested once its first minute is over. */
export type EarlyPerson = SignedUp & { readonly signedUpAt: number };

const VARIABLE = 'E2E_EARLY_PEOPLE';

/** Signs up one person for each project; workers find them in the environment. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of a global setup.
export default async function signUpEarly({ projects }: FullConfig): Promise<void> {
  const early: Record<string, EarlyPerson> = {};
  for (const { name, use } of projects) {
    const context = await request.newContext({ ...(use.baseURL && { baseURL: use.baseURL }) });
    early[name] = { ...(await signUp(context, 'Lin Mei')), signedUpAt: Date.now() };
    await context.dispose();
  }
  process.env[VARIABLE] = JSON.stringify(early);
}

/** The early person of a project. */
export function earlyPersonOf(project: string): EarlyPerson {
  // What signUpEarly wrote.
  const early = JSON.parse(process.env[VARIABLE] ?? '{}') as Record<string, EarlyPerson>;
  const person = early[project];
  if (!person) throw new Error(`nobody signed up early for ${project}`);
  return person;
}
