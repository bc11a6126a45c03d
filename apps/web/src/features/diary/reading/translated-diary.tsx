import { type DiaryView, withoutPrivateLines } from '@garden/contract';
import type { ReactNode } from 'react';
import { Translatable } from '../slots.tsx';
import { useSectionName } from './section-names.ts';

type Part = { readonly title?: ReactNode; readonly text: string };

type Props = { diary: Pick<DiaryView, 'title' | 'sections' | 'asked'>; children: ReactNode };

/** A diary with the way to its translation: of neither private lines nor mistakes, not even one’s own. */
export function TranslatedDiary({ diary: { title, sections, asked }, children }: Props) {
  const name = useSectionName();
  const { summary, learnings, unclear, customerGood, weeklyTop, insight, nextTasks } = sections;
  const answers = new Map([...sections.answers, ...sections.topics].map(({ id, text }) => [id, text]));
  const parts: Part[] = [
    { text: title ?? '' },
    { text: summary },
    { title: name('learnings'), text: learnings },
    { title: name('unclear'), text: asList(unclear) },
    { title: name('customerGood'), text: asList(customerGood) },
    ...asked.map(({ id, text }) => ({ title: text, text: answers.get(id) ?? '' })),
    { title: name('weeklyTop'), text: asList(weeklyTop) },
    { title: name('insight'), text: insight },
    { title: name('nextTasks'), text: asList(nextTasks) },
  ];
  const shared = parts
    .map((part) => ({ ...part, text: withoutPrivateLines(part.text) }))
    .filter(({ text }) => text !== '');
  return <Translatable parts={shared}>{children}</Translatable>;
}

const asList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
