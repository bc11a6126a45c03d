import { type Locale, languageTags } from '@garden/i18n/locale';
import type { ComboboxOption } from '../../../components/combobox.tsx';

/**
 * Every time zone as a choice: its place, how far it is from Greenwich today, and the words it is found by.
 * @param own the zone in force, offered even where this browser knows it by another name
 */
export function timeZoneOptions(locale: Locale, own: string): ComboboxOption[] {
  const zones = Intl.supportedValuesOf('timeZone');
  const known = zones.includes(own) ? zones : [own, ...zones];
  return known.map((zone) => ({
    value: zone,
    label: placeOf(zone),
    note: partOf(zone, 'en', 'shortOffset'),
    words: `${zone} ${partOf(zone, languageTags[locale], 'longGeneric')}`,
  }));
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires, Argentina, America`. */
function placeOf(zone: string): string {
  return zone.replaceAll('_', ' ').split('/').reverse().join(', ');
}

function partOf(zone: string, language: string, timeZoneName: 'shortOffset' | 'longGeneric'): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
