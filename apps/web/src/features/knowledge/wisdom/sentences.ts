import { isPrivateLine, type Sections, shownText, withoutPrivateLines } from '@garden/contract';

/** The sentences of a Markdown text as it is shown, in their order, each once. */
export function sentencesOf(markdown: string, locale: string): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const sentences = markdown
    .split(/\r\n?|\n/)
    .flatMap((line) => [...segmenter.segment(shownText(line))])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return [...new Set(sentences)];
}

/** The sentences of a diary that others read: nothing private, no mistakes. */
export function sentencesOfDiary(sections: Sections, locale: string): string[] {
  const { summary, learnings, insight, unclear, customerGood, weeklyTop, nextTasks } = sections;
  const texts = [
    summary,
    learnings,
    ...[...sections.answers, ...sections.topics].map(({ text }) => text),
    insight,
  ];
  const lines = [...unclear, ...customerGood, ...weeklyTop, ...nextTasks].filter(
    (line) => !isPrivateLine(line),
  );
  const all = [...texts.map(withoutPrivateLines), ...lines].flatMap((text) => sentencesOf(text, locale));
  return [...new Set(all)];
}
