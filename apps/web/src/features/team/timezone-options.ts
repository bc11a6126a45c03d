import { listTimezones } from '@garden/calendar';
import { useEffect, useState } from 'react';
import type { ComboboxOption } from '../../components/combobox.tsx';

/** A zone by its name alone, which costs nothing: `Asia/Shanghai` as "Asia – Shanghai". */
export function plainZone(zone: string): ComboboxOption {
  return { value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' – '), words: zone };
}

/** A zone with its offset now, found by its name in the language too. */
export function describedZone(zone: string, locale: string): ComboboxOption {
  const note = partOf(zone, 'shortOffset', 'en');
  return { ...plainZone(zone), note, words: `${zone} ${partOf(zone, 'longGeneric', locale)}` };
}

function partOf(timeZone: string, timeZoneName: 'shortOffset' | 'longGeneric', locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Describing a zone takes up to a millisecond; more at once would hold up a key press. */
const AT_ONCE = 25;

/** Every zone by name at once; offsets and names in the language follow little by little. */
export function useTimezoneOptions(locale: string): readonly ComboboxOption[] {
  const [options, setOptions] = useState(() => listTimezones().map(plainZone));
  useEffect(() => {
    let described: ComboboxOption[] = [];
    const zones = listTimezones();
    const step = () => {
      const next = zones.slice(described.length, described.length + AT_ONCE);
      described = [...described, ...next.map((zone) => describedZone(zone, locale))];
      if (described.length === zones.length) setOptions(described);
      else timer = setTimeout(step);
    };
    let timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [locale]);
  return options;
}
