import { api, type OutputOf } from '@garden/contract';
import { hashKey, type Query, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query';
import { apiKey } from '../api/hooks.ts';
import { TransportFailure } from '../api/refusal.ts';
import { setServerLost } from '../connectivity.ts';
import { logFailure } from '../log.ts';
import { noteSaid, saidAt } from './as-of.ts';
import { FORM, type KeptRead } from './kept-read.ts';
import type { KeptStore } from './kept-store.ts';
import { ruleOf } from './what-is-kept.ts';
import { withinBounds } from './within-bounds.ts';

const TEAMS = apiKey(api.team.list, {});

export type KeepPorts = {
  readonly store: KeptStore;
  /** The signed-in user; undefined where no one is, or where this device keeps nothing. */
  userId(): string | undefined;
  /** The user's teams as they were last read. */
  teams(): readonly { readonly id: string }[];
  now(): number;
  /** Runs work when nothing else waits for the processor. */
  whenIdle(work: () => void): void;
};

/**
 * Keeps what was read on this device, and gives it back where the network fails: each read that is kept, without its
 * screen knowing. What comes back is stale, and is read anew as soon as that can be.
 */
export function keepReads(cache: QueryClient, { store, userId, teams, now, whenIdle }: KeepPorts): void {
  const waiting = new Map<string, Query>();
  /** What came from this device, until the server has said it anew. */
  const fromDevice = new Set<string>();

  const bounds = (id: string) => {
    const mine = cache.getQueryData<OutputOf<typeof api.team.list>>(TEAMS)?.result ?? teams();
    return { userId: id, teamIds: mine.map((team) => team.id), now: now() };
  };

  function keep(query: Query): void {
    if (query.state.data === undefined || fromDevice.has(query.queryHash) || !ruleOf(query.queryKey)) return;
    if (waiting.size === 0) whenIdle(() => void write());
    waiting.set(query.queryHash, query);
  }

  async function write(): Promise<void> {
    const queries = [...waiting.values()];
    waiting.clear();
    try {
      await store.rewrite((before) => {
        // Asked here, within the transaction: a session that ended meanwhile leaves nothing behind.
        const id = userId();
        if (id === undefined) return [];
        const written = queries.flatMap((query) => readOf(query, id));
        const keys = new Set(written.map(({ key }) => key));
        return withinBounds([...written, ...before.filter(({ key }) => !keys.has(key))], bounds(id));
      });
    } catch (failure) {
      logFailure('What was read cannot be kept here', failure);
    }
  }

  async function giveBack(query: Query): Promise<void> {
    const id = userId();
    if (id === undefined) return;
    try {
      const reads = withinBounds(await store.list(id), bounds(id));
      const found = reads.find(({ key }) => key === query.queryHash);
      const data = found && (await reviveData(found));
      // The server, or the end of the session, may have been quicker.
      if (!found || data === undefined || query.state.data !== undefined || userId() !== id) return;
      fromDevice.add(query.queryHash);
      noteSaid(query, found.at);
      cache.setQueryData(query.queryKey, data, { updatedAt: found.at });
      if (navigator.onLine) setServerLost(true);
    } catch (failure) {
      logFailure('What was kept cannot be read', failure);
    }
  }

  async function reviveData(read: KeptRead): Promise<unknown> {
    if (read.path === api.team.list.path) {
      const result = teams();
      return result.length > 0 ? { result } : undefined;
    }
    const { parseKept } = await import('./parse-kept.ts');
    return parseKept(read);
  }

  function hear(event: QueryCacheNotifyEvent): void {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success' && !action.manual) {
      setServerLost(false);
      fromDevice.delete(query.queryHash);
      noteSaid(query, query.state.dataUpdatedAt);
      // What was kept of a team goes with it; what came before the teams were known comes again.
      if (query.queryHash === hashKey(TEAMS)) for (const each of cache.getQueryCache().getAll()) keep(each);
    }
    if (action.type === 'success') keep(query);
    else if (isUnreachable(query) && ruleOf(query.queryKey)) void giveBack(query);
  }

  // Each window clears what others, or earlier builds, left behind.
  whenIdle(() => void write());
  for (const query of cache.getQueryCache().getAll()) {
    keep(query);
    if (isUnreachable(query) && ruleOf(query.queryKey)) void giveBack(query);
  }
  cache.getQueryCache().subscribe(hear);
}

/** Nothing is there to show, and nothing comes. */
function isUnreachable({ state }: Query): boolean {
  if (state.data !== undefined) return false;
  const failure = state.fetchFailureReason ?? state.error;
  return (
    state.fetchStatus === 'paused' || (failure instanceof TransportFailure && failure.reason === 'network')
  );
}

function readOf(query: Query, userId: string): KeptRead[] {
  const rule = ruleOf(query.queryKey);
  const [path] = query.queryKey;
  if (!rule || typeof path !== 'string' || query.state.data === undefined) return [];
  return [
    {
      form: FORM,
      userId,
      path,
      key: query.queryHash,
      at: saidAt(query),
      data: rule.shrink(query.state.data),
    },
  ];
}
