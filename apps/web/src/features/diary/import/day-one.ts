import type { Note } from './note.ts';

/** The beginning of a journal as Day One exports it. */
export const JOURNAL = /^\ufeff?\s*\{\s*"(?:metadata|entries)"\s*:/;
/** The line that begins each entry of Day One's text and Markdown exports. */
const DATE = /^\t?Date:\t(.*)$/;
const FACT = /^\t?[A-Z][A-Za-z ]*:\t/;

/** Whether a text is Day One's text or Markdown export: entries under their dates, in one file. */
export function isDayOneText(text: string): boolean {
  return DATE.test(text.replace(/^\ufeff?\s*?(?=\t?Date:)/, '').split(/\r?\n/, 1)[0] ?? '');
}

/**
 * The entries of a journal, each on the day that it was where it was written.
 * @throws where it is no journal
 */
export function readJournal(name: string, json: string): Note[] {
  const journal: unknown = JSON.parse(json.replace(/^\ufeff/, ''));
  const entries = fieldOf(journal, 'entries');
  if (!Array.isArray(entries)) throw new Error('no journal of Day One');
  return entries.map((entry: unknown) => {
    const moment = new Date(textOf(entry, 'creationDate'));
    const written = inZone(moment, textOf(entry, 'timeZone'));
    const pictures = picturesOf(entry);
    const text = textOf(entry, 'text').replace(
      /dayone-moment:\/\/([0-9A-Za-z-]+)/g,
      (mark, id: string) => `dayone-moment://${pictures.get(id) ?? id}` || mark,
    );
    return {
      name: `${name}/${written ? `${written.day} ${written.time.replace(':', '.')}` : 'entry'}.md`,
      day: written?.day ?? null,
      text: plain(text),
      beside: [...pictures].filter(([id]) => !textOf(entry, 'text').includes(id)).map(([, file]) => file),
    };
  });
}

/** Day One escapes marks that mean nothing where they stand. */
const plain = (text: string) => text.replace(/\\([.()!\-[\]+{}])/g, '$1');

function picturesOf(entry: unknown): ReadonlyMap<string, string> {
  const photos = fieldOf(entry, 'photos');
  if (!Array.isArray(photos)) return new Map();
  const order = (photo: unknown) => Number(fieldOf(photo, 'orderInEntry')) || 0;
  return new Map(
    photos
      .toSorted((a, b) => order(a) - order(b))
      .map((photo: unknown) => [textOf(photo, 'identifier'), textOf(photo, 'md5')] as const)
      .filter(([id, md5]) => id !== '' && md5 !== ''),
  );
}

function fieldOf(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? new Map(Object.entries(of)).get(name) : undefined;
}

function textOf(of: unknown, name: string): string {
  const value = fieldOf(of, name);
  return typeof value === 'string' ? value : '';
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** A moment by the clocks of a zone; by UTC where there is no such zone. */
function inZone(moment: Date, zone: string): { day: string; time: string } | undefined {
  if (Number.isNaN(moment.getTime())) return undefined;
  const [day = '', time = ''] = safeClock(zone).format(moment).split(' ');
  return { day, time };
}

function safeClock(zone: string): Intl.DateTimeFormat {
  try {
    return clockOf(zone || 'UTC');
  } catch {
    return clockOf('UTC');
  }
}

/** The entries of a text or Markdown export; one whose date cannot be read has no day. */
export function readDayOneText(name: string, text: string): Note[] {
  const notes: { date: string; lines: string[]; isHead: boolean }[] = [];
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    const [, date] = DATE.exec(line) ?? [];
    const last = notes.at(-1);
    if (date !== undefined) notes.push({ date, lines: [], isHead: true });
    else if (last?.isHead && FACT.test(line)) continue;
    else if (last) {
      last.isHead = false;
      last.lines.push(line);
    }
  }
  return notes.map(({ date, lines }, index) => {
    const day = dayOfText(date);
    return {
      name: `${name}/${day ?? date.replaceAll('/', '-')} (${index + 1}).md`,
      day,
      text: plain(lines.join('\n').trim()),
    };
  });
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date as Day One writes it in English and Chinese: `May 2, 2018 at …`, `2 May 2018 at …`, `2018年5月2日 …`. */
function dayOfText(date: string): string | null {
  const [, y, m = '', d = ''] = /(\d{4})[-/年]\s*(\d{1,2})[-/月]\s*(\d{1,2})/.exec(date) ?? [];
  if (y !== undefined) return dayFrom(y, m, d);
  const [, month = '', dayOf = '', year = ''] =
    /([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/.exec(date) ?? [];
  if (year !== '') return dayFrom(year, numberOf(month), dayOf);
  const [, first = '', named = '', last = ''] =
    /(\d{1,2})\.?\s+([A-Za-z]{3})[a-z]*\.?,?\s+(\d{4})/.exec(date) ?? [];
  return last === '' ? null : dayFrom(last, numberOf(named), first);
}

const numberOf = (month: string) => String(MONTHS.indexOf(month.toLowerCase()) + 1);

function dayFrom(year: string, month: string, day: string): string | null {
  return month === '0' ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
