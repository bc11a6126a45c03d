import type { MeetingMinutes, MeetingView } from '@garden/contract';
import { lineTime } from '../transcript/line-time.ts';
import { bySpeaker, itemsBelow, type MinutesSection } from './section-items.ts';

export type MinutesWords = {
  readonly heading: (section: Pick<MinutesSection, 'heading' | 'title'>) => string;
  readonly transcript: string;
  readonly day: (day: string) => string;
};

type Part = { readonly title: string; readonly lines: readonly string[] };

/** The minutes as a message: plain text that every chat shows alike. */
export function asChat({ title, date, minutes, transcript }: MeetingView, words: MinutesWords): string {
  const parts = minutes ? partsOf(minutes, transcript, words) : [];
  const bodies = parts.map((part) => [part.title, ...part.lines.map((line) => `• ${line}`)].join('\n'));
  return [`${title} · ${words.day(date)}`, ...bodies].join('\n\n');
}

/** The minutes and the transcript as Markdown. */
export function asMarkdown({ title, date, minutes, transcript }: MeetingView, words: MinutesWords): string {
  const parts = minutes ? partsOf(minutes, transcript, words) : [];
  const bodies = parts.map((part) => [`## ${part.title}`, '', ...part.lines.map((line) => `- ${line}`)]);
  const said = transcript.map(({ speaker, text, at }) => {
    const time = at === null ? '' : `[${lineTime(at)}] `;
    return `${time}${speaker === '' ? '' : `**${speaker}:** `}${oneLine(text)}\n`;
  });
  const all = [
    [`# ${oneLine(title)}`, '', words.day(date)],
    ...bodies,
    ...(said.length > 0 ? [[`## ${words.transcript}`, '', ...said]] : []),
  ];
  return `${all.map((lines) => lines.join('\n').trimEnd()).join('\n\n')}\n`;
}

function partsOf(
  minutes: MeetingMinutes,
  transcript: MeetingView['transcript'],
  words: MinutesWords,
): Part[] {
  const actions = minutes.actions.map(({ text, owner, due }) => {
    const who = [owner, due === null ? '' : words.day(due)].filter((part) => part !== '');
    return who.length === 0 ? oneLine(text) : `${oneLine(text)} (${who.join(', ')})`;
  });
  return minutes.sections
    .map((section) => ({
      title: words.heading(section),
      lines:
        section.heading === 'actions'
          ? actions
          : bySpeaker(section.heading, itemsBelow(minutes, section), transcript).flatMap(
              ({ speaker, items }) =>
                items.map(({ text }) => `${speaker === '' ? '' : `${speaker}: `}${oneLine(text)}`),
            ),
    }))
    .filter(({ lines }) => lines.length > 0);
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/gu, ' ');

const MOST_LETTERS = 80;

/** What the file of a meeting is called on every system. */
export function fileNameOf({ title, date }: Pick<MeetingView, 'title' | 'date'>): string {
  const letters = [
    ...title
      .replaceAll(/[\\/:*?"<>|\p{C}]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  ];
  return `${date} ${letters.slice(0, MOST_LETTERS).join('')}`.trim().concat('.md');
}
