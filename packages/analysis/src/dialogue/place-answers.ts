import { emptySections, type ReadonlySections } from '@garden/contract';
import { isPrivateLine } from '@garden/contract/text/private-line';
import { phrases } from '@garden/rubric/tables/compile';
import * as rubricEn from '@garden/rubric/tables/en';
import * as rubricZh from '@garden/rubric/tables/zh';
import { holds, isQuestion } from '../marks.ts';
import { mistakesIn } from '../predictions/predictions.ts';
import { sentencesIn } from '../sources.ts';
import { learnedIn } from '../summary.ts';
import type { DialogueDay, DialogueModules, DialogueText, DialogueTurn } from './day.ts';

const futures = phrases(rubricEn.futures, rubricZh.futures);

/** What lists of a day take (contract, `sections`). */
const MOST_LINES = { mistakes: 20, nextTasks: 5, unclear: 20 } as const;
const LONGEST_LINE = 500;

type Section = keyof DialogueText;
type List = keyof typeof MOST_LINES;
/** A piece of an answer and the section that it is for. */
type Piece = { readonly section: Section; readonly text: string };

const isList = (section: Section): section is List => Object.hasOwn(MOST_LINES, section);
/** What stands before an item of pasted notes, without a box that is ticked or is to be. */
const MARK = /^\s*(?:[-*+•·]|\d{1,2}[.)、])\s+/u;
const BOX = /^\s*(?:[-*+]\s+)?\[( |x|X)\]\s+/u;

/**
 * The text that the answers of a dialogue add to a day, by section. Every word is its author’s, and none is lost: what
 * its own section has no room for stands in the summary.
 */
export function textOfTurns({ entry, modules }: DialogueDay, turns: readonly DialogueTurn[]): DialogueText {
  const summary: string[] = [];
  const learnings: string[] = [];
  const lists: Record<List, string[]> = { mistakes: [], nextTasks: [], unclear: [] };
  const known: Readonly<Record<List, readonly string[]>> = {
    mistakes: entry.mistakes.map(({ text }) => text),
    nextTasks: entry.nextTasks,
    unclear: entry.unclear,
  };
  for (const turn of turns) {
    const [ofSummary, ofLearnings]: [string[], string[]] = [[], []];
    for (const { section, text } of piecesOf(turn, modules)) {
      if (!isList(section)) (section === 'learnings' ? ofLearnings : ofSummary).push(text);
      else if (lists[section].includes(text)) continue;
      else if (hasRoom(section, text, [...known[section], ...lists[section]])) lists[section].push(text);
      else ofSummary.push(text);
    }
    if (ofSummary.length > 0) summary.push(ofSummary.join('\n'));
    if (ofLearnings.length > 0) learnings.push(ofLearnings.join('\n'));
  }
  return { summary: summary.join('\n\n'), learnings: learnings.join('\n\n'), ...lists };
}

const hasRoom = (section: List, text: string, there: readonly string[]): boolean =>
  there.includes(text) || (new Set(there).size < MOST_LINES[section] && text.length <= LONGEST_LINE);

/** Whether the lists of an entry have room for more lines. */
export function hasRoomFor(lists: Pick<DialogueText, List>, entry: ReadonlySections): boolean {
  const known = { ...entry, mistakes: entry.mistakes.map(({ text }) => text) };
  return (['mistakes', 'nextTasks', 'unclear'] as const).every(
    (section) => new Set([...known[section], ...lists[section]]).size <= MOST_LINES[section],
  );
}

/** An entry with what a dialogue adds to it, but for what stands there already. */
export function withText(entry: ReadonlySections, added: DialogueText): ReadonlySections {
  const join = (before: string, after: string) =>
    before.includes(after) ? before : [before, after].filter((text) => text !== '').join('\n\n');
  const more = (before: readonly string[], after: readonly string[]) => [...new Set([...before, ...after])];
  const mistakes = entry.mistakes.map(({ text }) => text);
  const fresh = added.mistakes.filter((text) => !mistakes.includes(text));
  return {
    ...entry,
    summary: join(entry.summary, added.summary),
    learnings: join(entry.learnings, added.learnings),
    mistakes: [...entry.mistakes, ...fresh.map((text) => ({ text, shared: false }))],
    nextTasks: more(entry.nextTasks, added.nextTasks),
    unclear: more(entry.unclear, added.unclear),
  };
}

function piecesOf(turn: DialogueTurn, modules: DialogueModules): Piece[] {
  const { topic, answer } = turn;
  if (answer === null) return [];
  const to = (section: Section): Section => (section === 'summary' || modules[section] ? section : 'summary');
  const lines = answer.split('\n').filter((line) => line.trim() !== '');
  switch (topic) {
    case 'notes':
      return lines.flatMap((line) => sort(line, modules, true));
    case 'hard':
      return lines.flatMap((line) => sort(line, modules, false));
    case 'learned':
      return [{ section: to('learnings'), text: answer }];
    case 'next':
      return lines.map((line) => ({ section: to('nextTasks'), text: line.replace(MARK, '').trim() }));
    default:
      return [{ section: 'summary', text: saidIn(turn) ?? answer }];
  }
}

/** An answer below what it is about, which its reader has not asked. */
const headed = (about: string, answer: string): string =>
  `${about}${/[\u3400-\u9fff]/u.test(about) ? '：' : ': '}${answer}`;

/** What was said in a turn: an answer to a question about a task or a goal names that too; null where it was skipped. */
export function saidIn({ topic, about, answer }: DialogueTurn): string | null {
  if (answer === null) return null;
  return (topic === 'plan' || topic === 'goal') && about !== null ? headed(about, answer) : answer;
}

/** A line of notes, or of what was hard, for the section that it fits; its sentences part where they fit several. */
function sort(line: string, modules: DialogueModules, isNote: boolean): Piece[] {
  if (isPrivateLine(line)) return [{ section: 'summary', text: line }];
  const box = BOX.exec(line)?.[1];
  const text = line.replace(box === undefined ? MARK : BOX, '').trim();
  if (box !== undefined && box !== ' ') return [{ section: 'summary', text: `- ${text}` }];
  if (box === ' ' && modules.nextTasks) return [{ section: 'nextTasks', text }];
  const found = sentencesIn({ id: '', authorId: '', entry: { ...emptySections(), summary: text } });
  const [slips, lessons] = [new Set(mistakesIn(found)), new Set(learnedIn(found))];
  const sections = found.map((sentence): Section => {
    if (modules.unclear && isQuestion(sentence.text)) return 'unclear';
    if (modules.mistakes && slips.has(sentence)) return 'mistakes';
    if (isNote && modules.learnings && lessons.has(sentence)) return 'learnings';
    if (isNote && modules.nextTasks && holds(futures, sentence.text)) return 'nextTasks';
    return 'summary';
  });
  const [first = 'summary'] = sections;
  // As it was written where it stays whole; a list line keeps its mark where it stands in a text.
  if (sections.every((section) => section === first))
    return [{ section: first, text: isList(first) || !isNote ? text : line.trim() }];
  return found.map(({ shown }, at) => ({ section: sections[at] ?? 'summary', text: shown }));
}
