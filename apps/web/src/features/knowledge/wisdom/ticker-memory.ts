import { storedValue } from '../../../lib/stored-value.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** What this browser knows of a team's ticker: whether lines were left when it looked last, and when it invited to keep one. */
type Memory = { readonly isEmpty: boolean; readonly isInvited: boolean };

const keyOf = (teamId: string | undefined) => `ticker ${teamId ?? 'all'}`;

/** An invitation counts for a week. */
export function readTickerMemory(teamId: string | undefined): Memory {
  const [state, invited] = storedValue.read(keyOf(teamId))?.split(' ') ?? [];
  const isInvited = Date.now() - Number(invited ?? 0) < WEEK_MS;
  return { isEmpty: state === 'empty' && isInvited, isInvited };
}

/** Remembers what a team's mix of today was; the first empty one of a week invites. */
export function rememberTicker(teamId: string | undefined, isEmpty: boolean): void {
  const [, invited = '0'] = storedValue.read(keyOf(teamId))?.split(' ') ?? [];
  const isInvited = Date.now() - Number(invited) < WEEK_MS;
  const since = isEmpty && !isInvited ? String(Date.now()) : invited;
  storedValue.write(keyOf(teamId), `${isEmpty ? 'empty' : 'full'} ${since}`);
}
