import { MS_PER_DAY } from './diary-day.ts';

const MS_PER_HOUR = 3_600_000;

/** No zone was ever further from UTC than this (Manila before 1845: 15 h 56 min). */
const WIDEST_OFFSET_MS = 16 * MS_PER_HOUR;

/** Days of offsets remembered per zone; beyond it the memory starts anew. */
const REMEMBERED_EDGES = 2_000;

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** Offset at each UTC midnight asked for, by the number of that day. */
  readonly edges: Map<number, number>;
}

/** By lower-case name, so that the ways to spell a zone can't fill the memory. */
const zones = new Map<string, Zone>();

/** Whether the name is a time zone that this engine knows, e.g. `Asia/Shanghai`; bare offsets such as `+08:00` are none. */
export function isTimezone(name: string): boolean {
  try {
    return Boolean(zoneOf(name));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The names of all time zones to choose from, sorted, `UTC` among them. */
export function listTimezones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();
}

/**
 * How far the zone's clocks are ahead of UTC at an instant: both in milliseconds.
 *
 * @NOTE A UTC day with the same offset at both ends is taken to have it throughout; no zone has moved its clocks
 * there and back within one day. Other days are looked up instant by instant.
 */
export function offsetAt(ms: number, timezone: string): number {
  const zone = zoneOf(timezone);
  const dayNumber = Math.floor(ms / MS_PER_DAY);
  const offset = edgeOffset(zone, dayNumber);
  return offset === edgeOffset(zone, dayNumber + 1) ? offset : readOffset(zone, ms);
}

/**
 * The first instant at which the zone's clocks show `wallMs` or later.
 *
 * `wallMs` is a wall-clock reading written as if it were UTC. A reading that clocks skip yields the end of the gap,
 * one that they show twice the first time. The answer never falls as `wallMs` rises.
 */
export function firstInstantAt(wallMs: number, timezone: string): number {
  const earliest = wallMs - WIDEST_OFFSET_MS;
  const latest = wallMs + WIDEST_OFFSET_MS;
  const before = offsetAt(earliest, timezone);
  const after = offsetAt(latest, timezone);
  if (before === after) return wallMs - before;

  const change = findChange(earliest, latest, before, timezone);
  return wallMs - before < change ? wallMs - before : Math.max(change, wallMs - after);
}

/** The first instant in (low, high] whose offset is not `before`. */
function findChange(low: number, high: number, before: number, timezone: string): number {
  let unchanged = low;
  let changed = high;
  while (changed - unchanged > 1) {
    const middle = Math.floor((unchanged + changed) / 2);
    if (offsetAt(middle, timezone) === before) unchanged = middle;
    else changed = middle;
  }
  return changed;
}

function edgeOffset(zone: Zone, dayNumber: number): number {
  const known = zone.edges.get(dayNumber);
  if (known !== undefined) return known;
  const offset = readOffset(zone, dayNumber * MS_PER_DAY);
  if (zone.edges.size >= REMEMBERED_EDGES) zone.edges.clear();
  zone.edges.set(dayNumber, offset);
  return offset;
}

/** Reads the `GMT+05:45` at the end of the formatted instant; old local times carry seconds. */
function readOffset(zone: Zone, ms: number): number {
  const [, sign, hours, minutes, seconds = '0'] =
    /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(zone.format.format(ms)) ?? [];
  if (!sign) return 0; // UTC itself may be written as a bare "GMT"
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}

function zoneOf(name: string): Zone {
  const key = name.toLowerCase();
  const known = zones.get(key);
  if (known) return known;
  if (!/^[a-z]/.test(key)) throw new RangeError(`Not a time zone: "${name}".`);
  const zone: Zone = {
    format: new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' }),
    edges: new Map(),
  };
  zones.set(key, zone);
  return zone;
}
