import { type DiaryVersionView, emptySections, type Sections } from '@garden/contract';
import { type Change, changesBetween } from './text-changes.ts';

type Named = 'title' | keyof Sections;
type Written = Pick<DiaryVersionView, 'title' | 'sections'>;

/** The change of one section of a diary. */
export type SectionChange = { readonly section: Named; readonly changes: readonly Change[] };

const lines = (items: readonly string[]) => items.join('\n');

/** Every part of a diary as one text, in the order in which they are read. */
function partsOf({ title, sections }: Written): [Named, string][] {
  const answers = (list: Sections['answers']) => lines(list.map(({ text }) => text));
  return [
    ['title', title ?? ''],
    ['summary', sections.summary],
    ['learnings', sections.learnings],
    ['mistakes', lines(sections.mistakes.map(({ text }) => text))],
    ['unclear', lines(sections.unclear)],
    ['customerGood', lines(sections.customerGood)],
    ['weeklyTop', lines(sections.weeklyTop)],
    ['insight', sections.insight],
    ['answers', answers(sections.answers)],
    ['topics', answers(sections.topics)],
    ['nextTasks', lines(sections.nextTasks)],
  ];
}

/** The parts in which a version differs from the one before it; the first differs from an empty page. */
export function sectionChanges(before: Written | undefined, after: Written): SectionChange[] {
  const earlier = new Map(partsOf(before ?? { title: null, sections: emptySections() }));
  return partsOf(after)
    .filter(([section, text]) => text !== earlier.get(section))
    .map(([section, text]) => ({ section, changes: changesBetween(earlier.get(section) ?? '', text) }));
}
