import type { PairResult } from './beside.ts';
import type { BuiltInResult } from './built-in/measure.ts';
import type { CallResult } from './calls.ts';
import type { DearResult } from './dear/measure.ts';
import { table } from './figures.ts';
import type { FloorResult } from './floor/measure.ts';
import { type GrowthResult, LARGE_SERVER } from './growth.ts';
import type { HandResult } from './hand/measure.ts';
import type { KnowingResult } from './knowing.ts';
import type { Day, MorningsResult } from './mornings/measure.ts';
import { SAVERS, type SavesResult } from './saves.ts';
import type { StartResult } from './start-up.ts';
import type { StreamsResult } from './streams.ts';

/** What was measured on each database; nothing for one that is missing or was not asked for. */
export type ByDatabase<T> = { readonly embedded?: T | undefined; readonly postgres?: T | undefined };

type Comparisons = ByDatabase<readonly PairResult[]>;

const NAMES = { embedded: 'the embedded database', postgres: 'PostgreSQL' };

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
      return `Calls on ${NAMES[database]}, milliseconds\n\n${table(head, rows)}`;
    })
    .join('\n\n');
}

/** What is meant: milliseconds of the server for one answer, and how late the event loop may come round meanwhile. */
const ANSWER_MS = 150;
const LATE_MS = 20;

/** One line a call and database; below it the event loop. */
export function reportBuiltIn(builtIn: ByDatabase<BuiltInResult>): string {
  const head = ['call', 'server p50', 'p95', ''];
  return each(builtIn)
    .map(([database, { calls, quiet, meanwhile, summaries, load }]) => {
      const rows = calls.map(({ call, p50, p95 }) => [
        call,
        ms(p50),
        ms(p95),
        p95 <= ANSWER_MS ? '' : 'TOO LONG',
      ]);
      return [
        `Built-in answers on 20 entries on ${NAMES[database]}, milliseconds of the server`,
        table(head, rows),
        `Event loop while 20 summaries run at once (p50 ${ms(summaries.p50)}, p95 ${ms(summaries.p95)} each): late by p50 ${ms(meanwhile.p50)}, p99 ${ms(meanwhile.p99)}, worst ${ms(meanwhile.worst)}${meanwhile.p99 <= LATE_MS ? '' : ': TOO LATE'}; while nothing happens p99 ${ms(quiet.p99)}. Load of the machine: ${load.toFixed(1)}.`,
      ].join('\n\n');
    })
    .join('\n\n');
}

/** One line an operation, number of connections and database: the floor, the product, and how they compare. */
export function reportFloor(floors: ByDatabase<FloorResult>): string {
  const head = [
    'operation',
    'connections',
    ...['floor req/s', 'p50', 'p99'],
    ...['ours req/s', 'p50', 'p99'],
    ...['ours / floor', 'middle half', 'p99: ours / floor'],
  ];
  return each(floors)
    .map(([database, { operations, memory }]) => {
      const rows = operations.map(({ operation, connections, floor, product, ratio, spread }) => [
        operation,
        String(connections),
        ...[floor, product].flatMap(({ perSecond, p50, p99 }) => [perSecond.toFixed(0), ms(p50), ms(p99)]),
        ratio.toFixed(2),
        spread.map((bound) => bound.toFixed(2)).join('–'),
        (product.p99 / floor.p99).toFixed(1),
      ]);
      return `The product beside the floor on ${NAMES[database]}, milliseconds\n\n${table(head, rows)}\n\nResident memory of the product’s server afterwards: ${memory.toFixed(0)} MB`;
    })
    .join('\n\n');
}

/** What another's wait may grow to: half a second, or ten times what it is while nothing else happens. */
const boundOf = (quiet: number) => Math.max(500, 10 * quiet);
const MEMORY_BACK_MB = 150;

/** One line a dear call and database: what others wait meanwhile; and what the server holds afterwards. */
export function reportDear(dear: ByDatabase<DearResult>): string {
  const head = ['call', 'others: p99', 'worst', '', 'answered', 'refused', 'p50', ''];
  return each(dear)
    .map(([database, { calls, without, quiet, memory, load }]) => {
      const rows = calls.map(({ call, p99, worst, answered, refused, p50, failed }) => [
        call,
        ms(p99),
        ms(worst),
        p99 <= boundOf(quiet) ? '' : 'TOO LONG',
        ...[answered, refused].map(String),
        ms(p50),
        failed ?? '',
      ]);
      const [before, most, after] = [memory.before, memory.most, memory.after].map((mb) => mb.toFixed(0));
      return [
        `Sixteen dear calls of one person at once on ${NAMES[database]}, milliseconds`,
        table(head, rows),
        `Others while it is quiet: p99 ${ms(quiet)}; at most ${ms(boundOf(quiet))} is meant. Load of the machine: ${load.toFixed(1)}.`,
        `Resident memory: ${before} MB before, ${most} MB at most, ${after} MB after a rest${memory.after - memory.before > MEMORY_BACK_MB ? ': TOO MUCH' : ''}`,
        ...(without.length > 0
          ? [`WITHOUT A WORST INPUT (bench/dear/worst-inputs.ts): ${without.join(', ')}`]
          : []),
      ].join('\n\n');
    })
    .join('\n\n');
}

/** One line a call and database: how it does beside much, beside little, and how the two compare. */
export function reportComparison(
  comparisons: Comparisons,
  what: string,
  [much, little]: [string, string],
): string {
  return each(comparisons)
    .map(
      ([database, results]) =>
        `${what} on ${NAMES[database]}, milliseconds\n\n${compared(results, much, little)}`,
    )
    .join('\n\n');
}

function compared(results: readonly PairResult[], much: string, little: string): string {
  const head = ['call', `${much}: p50`, 'p95', `${little}: p50`, 'p95', 'ratio', 'middle half'];
  const rows = results.map(({ call, ours, bare, ratio, spread }) => [
    call,
    ...[ours, bare].flatMap(({ p50, p95 }) => [ms(p50), ms(p95)]),
    ratio.toFixed(2),
    spread.map((bound) => bound.toFixed(2)).join('–'),
  ]);
  return table(head, rows);
}

/** One line a kind of work: what a day of it takes with few teams and with many; work that takes next to nothing together. */
export function reportMornings(mornings: ByDatabase<MorningsResult>): string {
  return each(mornings)
    .map(([database, { few, many }]) => {
      const names = [...new Set([...few.work.keys(), ...many.work.keys()])];
      const rows = names
        .map((name) => ({ name, few: workOf(few, [name]), many: workOf(many, [name]) }))
        .toSorted((a, b) => b.many.time - a.many.time)
        .map(({ name, ...each }) => lineOf(name, each));
      const all = lineOf('all of it', { few: workOf(few, names), many: workOf(many, names) });
      const [less, more] = [few, many].map(({ teams }) => `${teams.toLocaleString('en')} teams`);
      const head = ['work', `${less}: ms`, 'SQL', `${more}: ms`, 'SQL', 'times', 'SQL', 'runs', 'slice'];
      const others = [few, many].map(
        ({ teams, quiet, meanwhile }) =>
          `${teams.toLocaleString('en')} teams: someone who reads waits ${ms(quiet.p50)} (p99 ${ms(quiet.p99)}) while nothing happens, ${ms(meanwhile.p50)} (p99 ${ms(meanwhile.p99)}, worst ${ms(meanwhile.worst)}) meanwhile`,
      );
      return `A day of teams of thirty on ${NAMES[database]}\n\n${table(head, [...rows, all])}\n\n${others.join('\n')}`;
    })
    .join('\n\n');
}

function workOf({ work }: Day, names: readonly string[]) {
  const some = names.flatMap((name) => work.get(name) ?? []);
  const sum = (of: (each: (typeof some)[number]) => number) =>
    some.reduce((total, each) => total + of(each), 0);
  return {
    time: sum(({ time }) => time),
    statements: sum(({ statements }) => statements),
    runs: sum(({ runs }) => runs),
    slice: Math.max(0, ...some.map(({ slice }) => slice)),
  };
}

function lineOf(name: string, { few, many }: Record<'few' | 'many', ReturnType<typeof workOf>>): string[] {
  const times = (of: number, by: number) => (by === 0 ? '–' : (of / by).toFixed(1));
  return [
    name,
    ...[few, many].flatMap(({ time, statements }) => [time.toFixed(0), statements.toLocaleString('en')]),
    times(many.time, few.time),
    times(many.statements, few.statements),
    String(many.runs),
    many.slice.toFixed(0),
  ];
}

/** One line a database: what open streams cost, and how soon a change reaches them. */
export function reportStreams(streams: ByDatabase<StreamsResult>): string {
  const head = ['database', 'streams', 'memory, MB', 'p50, ms', 'p95, ms', 'worst, ms'];
  const rows = each(streams).map(([database, { streams: open, memory, p50, p95, worst }]) => [
    NAMES[database],
    open.toLocaleString('en'),
    memory.toFixed(1),
    ...[p50, p95, worst].map(String),
  ]);
  return `Streams of live events\n\n${table(head, rows)}`;
}

/** As a comparison, and what finds the diaries. */
export function reportGrowth(growth: ByDatabase<readonly GrowthResult[]>): string {
  return each(growth)
    .map(([database, results]) => {
      const diaries = LARGE_SERVER[database].toLocaleString('en');
      const plans = results.map(({ call, indexes }) => `${call}: ${indexes.join(', ') || 'none'}`);
      return `A server of ${diaries} diaries against one of 10,000 on ${NAMES[database]}, milliseconds\n\n${compared(results, diaries, '10,000')}\n\nIndexes of the diaries that EXPLAIN shows\n\n${plans.join('\n')}`;
    })
    .join('\n\n');
}

/** One line a database. */
export function reportSaves(saves: ByDatabase<SavesResult>): string {
  const head = [
    'database',
    'SQL',
    'p50',
    'p95',
    'saves/s',
    'CPU: server',
    'PostgreSQL',
    'client and the rest',
  ];
  const rows = each(saves).map(([database, { statements, p50, p95, perSecond, cpu }]) => [
    NAMES[database],
    String(statements),
    ...[p50, p95].map(ms),
    perSecond.toFixed(0),
    ms(cpu.server),
    cpu.database === null ? '–' : ms(cpu.database),
    ms(cpu.rest),
  ]);
  return `Drafts saved by ${SAVERS} people at a time, milliseconds\n\n${table(head, rows)}`;
}

/** One line a database. */
export function reportKnowing(knowing: ByDatabase<KnowingResult>): string {
  const head = ['database', 'p50', 'p95', 'CPU: server', 'PostgreSQL', 'the rest', 'someone named', 'load'];
  const rows = each(knowing).map(([database, { p50, p95, cpu, named, load }]) => [
    NAMES[database],
    ...[p50, p95, cpu.server].map(ms),
    cpu.database === null ? '–' : ms(cpu.database),
    ms(cpu.rest),
    `${(100 * named).toFixed(0)} %`,
    load.toFixed(1),
  ]);
  return `Who may know, of 100,000 diaries, milliseconds\n\n${table(head, rows)}`;
}

/** One line a database. */
export function reportHand(results: readonly HandResult[]): string {
  const head = ['press', 'processor', 'ours', 'bare', 'ours / bare'];
  const rows = results.map(({ press, rate, ours, bare }) => [
    press,
    rate === 1 ? 'as it is' : `${rate} times slower`,
    `${ours.toFixed(0)} ms`,
    `${bare.toFixed(0)} ms`,
    (ours / bare).toFixed(1),
  ]);
  return `From a press to the frame that shows what it asks for\n\n${table(head, rows)}`;
}

export function reportStarts(starts: ByDatabase<StartResult>): string {
  const head = ['database', 'first start', 'later', 'by npm start', 'idle memory'];
  const rows = each(starts).map(([database, { first, later, launcher, idleMemory }]) => [
    NAMES[database],
    ...[first, later, launcher].map((value) => `${value.toFixed(0)} ms`),
    `${idleMemory.toFixed(0)} MB`,
  ]);
  return `Start, until /readyz answers\n\n${table(head, rows)}`;
}

function each<T>({ embedded, postgres }: ByDatabase<T>): ['embedded' | 'postgres', T][] {
  return [
    ...(embedded === undefined ? [] : [['embedded', embedded] as ['embedded', T]]),
    ...(postgres === undefined ? [] : [['postgres', postgres] as ['postgres', T]]),
  ];
}
