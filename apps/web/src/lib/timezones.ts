import { listTimezones } from '@garden/calendar';
import { deviceTimezone } from './device-timezone.ts';

/** A time zone to choose: its place, how far it is from Greenwich today, and the words it is found by. */
export type TimezoneChoice = {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly words: string;
};

/**
 * Every zone by its name alone, which costs nothing; the one in force as it is described.
 * @param own the zone in force, offered even where this browser knows it by another name
 */
export function plainTimezones(own: string, language: string): TimezoneChoice[] {
  const zones = listTimezones();
  return (zones.includes(own) ? zones : [own, ...zones]).map((zone) =>
    zone === own ? describedTimezone(zone, language) : plain(zone),
  );
}

/** A zone with its offset now, found by its name in the language (a tag such as `zh-Hans`) too. */
export function describedTimezone(zone: string, language: string): TimezoneChoice {
  return {
    value: zone,
    label: timezoneLabel(zone, language),
    note: partOf(zone, 'shortOffset', 'en'),
    words: `${zone} ${partOf(zone, 'longGeneric', language)}`,
  };
}

/** What a zone is called: `Buenos Aires, Argentina, America`; in Chinese, whose readers know no such names, 布宜诺斯艾利斯时间. */
export function timezoneLabel(zone: string, language: string): string {
  return language.startsWith('zh') ? partOf(zone, 'shortGeneric', language) : plain(zone).label;
}

function plain(zone: string): TimezoneChoice {
  return { value: zone, label: zone.replaceAll('_', ' ').split('/').reverse().join(', '), words: zone };
}

function partOf(
  timeZone: string,
  timeZoneName: 'shortOffset' | 'shortGeneric' | 'longGeneric',
  language: string,
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * The country of this device (ISO 3166-1), where its zone and one of its languages name the same one; else null.
 * Neither is enough by itself: many write the English of a country far away, and some zones are shared.
 * @param languages tags in the order of preference, such as `navigator.languages`
 */
export function deviceCountry(languages: readonly string[], zone = deviceTimezone()): string | null {
  // Not every browser knows the zones of a country.
  const places: Partial<Intl.Locale>[] = languages.map((tag) => new Intl.Locale(tag));
  return places.find((place) => place.getTimeZones?.()?.includes(zone))?.region ?? null;
}
