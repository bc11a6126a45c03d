import type { CallResult } from './calls.ts';
import { table } from './figures.ts';
import type { GroupResult } from './groups.ts';
import { type GrowthResult, LARGE_SERVER } from './growth.ts';
import { SAVERS, type SavesResult } from './saves.ts';
import type { StartResult } from './start-up.ts';
import type { StreamsResult } from './streams.ts';

export type ByDatabase<T> = { readonly embedded: T; readonly postgres?: T };

const ms = (value: number) => value.toFixed(value < 100 ? 2 : 0);

/** One line a call and database: we, the bare handler, and how they compare. */
export function reportCalls(calls: ByDatabase<readonly CallResult[]>): string {
  const head = ['call', 'SQL', 'p50', 'p95', 'req/s', 'bare p50', 'p95', 'req/s', 'ratio', 'middle half'];
  return each(calls)
    .map(([database, results]) => {
      const rows = results.map(({ call, statements, ours, bare, ratio, spread }) => [
        call,
        String(statements),
        ...[ours, bare].flatMap(({ p50, p95, perSecond }) => [ms(p50), ms(p95), perSecond.toFixed(0)]),
        ratio.toFixed(2),
        spread.map((bound) => bound.toFixed(2)).join('–'),
      ]);
      return `Calls on ${database}, milliseconds\n\n${table(head, rows)}`;
    })
    .join('\n\n');
}

/** One line a call and database: the large group, the small one, and how they compare. */
export function reportGroups(groups: ByDatabase<readonly GroupResult[]>): string {
  const head = ['call', '5,000: p50', 'p95', '50: p50', 'p95', 'ratio', 'middle half'];
  return each(groups)
    .map(([database, results]) => {
      const rows = results.map(({ call, ours, bare, ratio, spread }) => [
        call,
        ...[ours, bare].flatMap(({ p50, p95 }) => [ms(p50), ms(p95)]),
        ratio.toFixed(2),
        spread.map((bound) => bound.toFixed(2)).join('–'),
      ]);
      return `A group of 5,000 against one of 50 on ${database}, milliseconds\n\n${table(head, rows)}`;
    })
    .join('\n\n');
}

/** One line a call and database: the long thread, the short one, and how they compare. */
export function reportConversation(conversation: ByDatabase<readonly GroupResult[]>): string {
  const head = ['call', '5,000: p50', 'p95', '50: p50', 'p95', 'ratio', 'middle half'];
  return each(conversation)
    .map(([database, results]) => {
      const rows = results.map(({ call, ours, bare, ratio, spread }) => [
        call,
        ...[ours, bare].flatMap(({ p50, p95 }) => [ms(p50), ms(p95)]),
        ratio.toFixed(2),
        spread.map((bound) => bound.toFixed(2)).join('–'),
      ]);
      return `A thread of 5,000 comments against one of 50 on ${database}, milliseconds\n\n${table(head, rows)}`;
    })
    .join('\n\n');
}

/** One line a call: somebody with very many notices, somebody with few, and how they compare. */
export function reportNotices(notices: ByDatabase<readonly GroupResult[]>): string {
  const head = ['call', '100,000: p50', 'p95', '100: p50', 'p95', 'ratio', 'middle half'];
  return each(notices)
    .map(([database, results]) => {
      const rows = results.map(({ call, ours, bare, ratio, spread }) => [
        call,
        ...[ours, bare].flatMap(({ p50, p95 }) => [ms(p50), ms(p95)]),
        ratio.toFixed(2),
        spread.map((bound) => bound.toFixed(2)).join('–'),
      ]);
      return `A person with 100,000 notices against one with 100 on ${database}, milliseconds\n\n${table(head, rows)}`;
    })
    .join('\n\n');
}

/** One line a database: what open streams cost, and how soon a change reaches them. */
export function reportStreams(streams: ByDatabase<StreamsResult>): string {
  const head = ['database', 'streams', 'memory, MB', 'p50, ms', 'p95, ms', 'worst, ms'];
  const rows = each(streams).map(([database, { streams: open, memory, p50, p95, worst }]) => [
    database,
    open.toLocaleString('en'),
    memory.toFixed(1),
    ...[p50, p95, worst].map(String),
  ]);
  return `Streams of live events\n\n${table(head, rows)}`;
}

/** One line a call and database: the large server, the small one, how they compare, and what finds the diaries. */
export function reportGrowth(growth: ByDatabase<readonly GrowthResult[]>): string {
  return each(growth)
    .map(([database, results], at) => {
      const diaries = LARGE_SERVER[at === 0 ? 'embedded' : 'postgres'].toLocaleString('en');
      const head = ['call', `${diaries}: p50`, 'p95', '10,000: p50', 'p95', 'ratio', 'middle half'];
      const rows = results.map(({ call, ours, bare, ratio, spread }) => [
        call,
        ...[ours, bare].flatMap(({ p50, p95 }) => [ms(p50), ms(p95)]),
        ratio.toFixed(2),
        spread.map((bound) => bound.toFixed(2)).join('–'),
      ]);
      const plans = results.map(({ call, indexes }) => `${call}: ${indexes.join(', ') || 'none'}`);
      return `A server of ${diaries} diaries against one of 10,000 on ${database}, milliseconds\n\n${table(head, rows)}\n\nIndexes of the diaries that EXPLAIN shows\n\n${plans.join('\n')}`;
    })
    .join('\n\n');
}

/** One line a database. */
export function reportSaves(saves: ByDatabase<SavesResult>): string {
  const head = ['database', 'SQL', 'p50', 'p95', 'saves/s', 'CPU of the server'];
  const rows = each(saves).map(([database, { statements, p50, p95, perSecond, cpu }]) => [
    database,
    String(statements),
    ...[p50, p95].map(ms),
    perSecond.toFixed(0),
    ms(cpu),
  ]);
  return `Drafts saved by ${SAVERS} people at a time, milliseconds\n\n${table(head, rows)}`;
}

/** One line a database. */
export function reportStarts(starts: ByDatabase<StartResult>): string {
  const head = ['database', 'first start', 'later', 'by npm start', 'idle memory'];
  const rows = each(starts).map(([database, { first, later, launcher, idleMemory }]) => [
    database,
    ...[first, later, launcher].map((value) => `${value.toFixed(0)} ms`),
    `${idleMemory.toFixed(0)} MB`,
  ]);
  return `Start, until /readyz answers\n\n${table(head, rows)}`;
}

function each<T>({ embedded, postgres }: ByDatabase<T>): [string, T][] {
  return [
    ['the embedded database', embedded],
    ...(postgres ? [['PostgreSQL', postgres] as [string, T]] : []),
  ];
}
