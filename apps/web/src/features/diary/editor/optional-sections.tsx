import { useState } from 'react';
import { latePart, startPart } from '../../../components/states/late-part.tsx';
import { whenFirstScreenStands } from '../../../lib/first-screen.ts';
import type { DayData } from '../writing/day-cache.ts';
import type { Writing } from '../writing/writing.ts';
import type { WritingErrors, WritingField } from '../writing/writing-errors.ts';
import { LearningsSection } from './learnings-section.tsx';
import { CustomerGoodSection, NextTasksSection, UnclearSection } from './list-sections.tsx';
import { MistakesSection } from './mistakes-section.tsx';

const AnswerSections = latePart(async () => (await import('./answer-sections.tsx')).AnswerSections, {
  fallback: (props) => <div style={{ minHeight: `${answersOf(props).length * 3.5}rem` }} />,
});
// On the start page at the end of every week.
const foldedRow = { fallback: <div className="min-h-14 border-line border-t" /> };
const WeeklyTopSection = startPart(async () => {
  await whenFirstScreenStands();
  return (await import('./weekly-top-section.tsx')).WeeklyTopSection;
}, foldedRow);
const InsightSection = startPart(async () => {
  await whenFirstScreenStands();
  return (await import('./insight-section.tsx')).InsightSection;
}, foldedRow);

export type SectionsProps = {
  data: DayData;
  writing: Writing;
  errors: WritingErrors;
  onChange: (part: Partial<Writing>) => void;
};

/** What every section of the editor gets. */
export type SectionProps = SectionsProps & { open: boolean; onToggle: () => void };

type Name = Exclude<WritingField, 'title' | 'summary' | 'answers' | 'topics' | 'audience'>;

/**
 * The optional sections, collapsed; one with a message expands, and so does the one that the week still asks for.
 * What the home team does not write is not offered, but existing text stays reachable.
 */
export function OptionalSections(props: SectionsProps) {
  const { data, writing, errors } = props;
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  // An emptied one stays until the editor closes: it must not vanish while being used.
  const [opening] = useState(writing);
  const offers = (name: Name) =>
    isAskedFor(name, data) || writing[name].length > 0 || opening[name].length > 0;
  const isMissing = data.minimum.mistakes > writing.mistakes.length && toggled.mistakes === undefined;
  const toOpen = [...Object.keys(errors), ...(isMissing ? ['mistakes'] : [])].filter((key) => !toggled[key]);
  // What expanded by itself stays open once it has its content.
  if (toOpen.length > 0) {
    setToggled({ ...toggled, ...Object.fromEntries(toOpen.map((key) => [key, true])) });
  }
  const fold = (field: WritingField, key: string = field) => {
    const open = errors[field] !== undefined || toggled[key] === true;
    return { open, onToggle: () => setToggled({ ...toggled, [key]: !open }) };
  };
  return (
    <div className="mt-2">
      {offers('learnings') && <LearningsSection {...props} {...fold('learnings')} />}
      {offers('mistakes') && <MistakesSection {...props} {...fold('mistakes')} />}
      {offers('unclear') && <UnclearSection {...props} {...fold('unclear')} />}
      {offers('customerGood') && <CustomerGoodSection {...props} {...fold('customerGood')} />}
      {answersOf({ data, opening }).length > 0 && <AnswerSections {...props} opening={opening} fold={fold} />}
      {offers('weeklyTop') && <WeeklyTopSection {...props} {...fold('weeklyTop')} />}
      {offers('insight') && <InsightSection {...props} {...fold('insight')} />}
      {offers('nextTasks') && <NextTasksSection {...props} {...fold('nextTasks')} />}
    </div>
  );
}

/** What has a section of its own: asked today, or answered when the editor opened. */
function answersOf({ data, opening }: { data: DayData; opening: Writing }) {
  return [...data.questions, ...data.topics, ...opening.answers, ...opening.topics].filter(
    ({ id }, index, all) => all.findIndex((each) => each.id === id) === index,
  );
}

function isAskedFor(name: Name, { modules, weekEnd }: DayData): boolean {
  if (name === 'weeklyTop') return modules.weeklyTop && weekEnd !== null;
  if (name === 'insight') return modules.insight && weekEnd?.insight === true;
  return modules[name];
}
