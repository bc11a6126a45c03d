import type { DialogueTextView, ReadonlySections } from '@garden/contract';
import { LINES_MAX } from '../aids/aid-writing.ts';

/** The sections that a dialogue writes into, in the order in which they are shown. */
const offeredSections = ['summary', 'learnings', 'mistakes', 'unclear', 'nextTasks'] as const;
export type OfferedSection = (typeof offeredSections)[number];
export type OfferedWriting = Pick<ReadonlySections, OfferedSection>;

/** As many tasks as a day takes on (contract, `sections`). */
const TASKS_MAX = 5;

/** What a dialogue offers to one section, beside what stands there. */
export type Offer = {
  readonly section: OfferedSection;
  /** The text that is added, or the lines. */
  readonly added: readonly string[];
  readonly isApplied: boolean;
  readonly hasRoom: boolean;
};

const linesOf = (writing: OfferedWriting, section: OfferedSection): readonly string[] =>
  section === 'mistakes'
    ? writing.mistakes.map(({ text }) => text)
    : section === 'nextTasks' || section === 'unclear'
      ? writing[section]
      : [];

/** What is offered to a day as it is written now; nothing for sections to which nothing was said. */
export function offersOf(text: DialogueTextView, writing: OfferedWriting): Offer[] {
  return offeredSections.flatMap((section): Offer[] => {
    const said = text[section];
    if (said.length === 0) return [];
    if (typeof said === 'string') {
      const stands = section === 'learnings' ? writing.learnings : writing.summary;
      return [{ section, added: [said], isApplied: stands.includes(said), hasRoom: true }];
    }
    const lines = linesOf(writing, section);
    const isApplied = said.every((line) => lines.includes(line));
    const count = new Set([...lines, ...said]).size;
    return [
      {
        section,
        added: said,
        isApplied,
        hasRoom: count <= (section === 'nextTasks' ? TASKS_MAX : LINES_MAX),
      },
    ];
  });
}

/** A section with what is offered to it, below what stands there, and the lines that it gained. */
export function applied({ section, added }: Offer, writing: OfferedWriting): Applied {
  if (section === 'summary' || section === 'learnings') {
    const stands = writing[section].trimEnd();
    const [text = ''] = added;
    return { part: { [section]: stands === '' ? text : `${stands}\n\n${text}` }, gained: added };
  }
  const lines = linesOf(writing, section);
  const gained = added.filter((line) => !lines.includes(line));
  return {
    part:
      section === 'mistakes'
        ? { mistakes: [...writing.mistakes, ...gained.map((text) => ({ text, shared: false }))] }
        : { [section]: [...lines, ...gained] },
    gained,
  };
}
type Applied = { readonly part: Partial<OfferedWriting>; readonly gained: readonly string[] };

/** The section without what it gained; what was written before and since stays. */
export function undone(
  section: OfferedSection,
  gained: readonly string[],
  writing: OfferedWriting,
): Partial<OfferedWriting> {
  if (section === 'summary' || section === 'learnings') {
    const [text = ''] = gained;
    const at = writing[section].lastIndexOf(text);
    if (at < 0) return {};
    const before = writing[section].slice(0, at).trimEnd();
    const behind = writing[section].slice(at + text.length).trimStart();
    return { [section]: [before, behind].filter((part) => part !== '').join('\n\n') };
  }
  return section === 'mistakes'
    ? { mistakes: writing.mistakes.filter(({ text }) => !gained.includes(text)) }
    : { [section]: linesOf(writing, section).filter((line) => !gained.includes(line)) };
}
