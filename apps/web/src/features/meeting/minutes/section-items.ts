import { isBasic, isBySpeaker, type MeetingLine, type MeetingMinutes } from '@garden/contract';

export type MinutesItem = MeetingMinutes['summary'][number];
export type MinutesSection = MeetingMinutes['sections'][number];

/** What stands below a heading; action items stand for themselves. */
export const itemsBelow = (
  minutes: MeetingMinutes,
  { heading, items }: MinutesSection,
): readonly MinutesItem[] => (isBasic(heading) ? minutes[heading] : items);

/** Who says what below a heading that is told by speakers, in the order in which they speak first; one group elsewhere. */
export function bySpeaker<T extends { readonly lines: readonly number[] }>(
  heading: MinutesSection['heading'],
  items: readonly T[],
  transcript: readonly Pick<MeetingLine, 'speaker'>[],
): { readonly speaker: string; readonly items: readonly T[] }[] {
  if (!isBySpeaker(heading)) return items.length === 0 ? [] : [{ speaker: '', items }];
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const speaker = transcript[item.lines[0] ?? -1]?.speaker ?? '';
    groups.set(speaker, [...(groups.get(speaker) ?? []), item]);
  }
  return [...groups].map(([speaker, said]) => ({ speaker, items: said }));
}
