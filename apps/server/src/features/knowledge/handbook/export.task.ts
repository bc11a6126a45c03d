import { threadTask } from '../../../platform/threads/task.ts';
import { type WrittenGuideline, writeHandbook } from './markdown.rules.ts';

type Handbook = { readonly guidelines: readonly WrittenGuideline[]; readonly locale: 'en' | 'zh' };

/** The bytes of a handbook as Markdown. */
export const writeHandbookTask = threadTask(
  'knowledge/handbook/write',
  ({ guidelines, locale }: Handbook) => new TextEncoder().encode(writeHandbook(guidelines, locale)),
  ({ guidelines }) => guidelines.reduce((sum, { content }) => sum + content.length, 0),
);
