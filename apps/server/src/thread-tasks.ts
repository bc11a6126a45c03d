import type { ThreadTask } from './platform/threads/task.ts';

type AnyTask = ThreadTask<never, unknown>;

/** What threads can do, by name; each is loaded in a thread when it is first asked for there. */
export const threadTasks: Readonly<Record<string, () => Promise<AnyTask>>> = {
  'ai/recommendations/recommend': async () =>
    (await import('./features/ai/recommendations/recommend.task.ts')).recommendTask,
  'ai/summaries/summarize': async () =>
    (await import('./features/ai/summaries/summarize.task.ts')).summarizeTask,
  'ai/telling/gather': async () => (await import('./features/ai/telling/gather.task.ts')).gatherTask,
  'diary/import/read': async () => (await import('./features/diary/import/read.task.ts')).readFilesTask,
  'growth/autobiography/draw': async () =>
    (await import('./features/growth/autobiography/draw.task.ts')).drawChapterTask,
  'growth/autobiography/epub': async () =>
    (await import('./features/growth/autobiography/epub.task.ts')).writeEpubTask,
  'growth/autobiography/markdown': async () =>
    (await import('./features/growth/autobiography/markdown.task.ts')).writeMarkdownTask,
  'knowledge/handbook/describe': async () =>
    (await import('./features/knowledge/handbook/texts.task.ts')).describeGuidelinesTask,
  'knowledge/handbook/import': async () =>
    (await import('./features/knowledge/handbook/texts.task.ts')).readHandbookTask,
  'knowledge/lists/import': async () =>
    (await import('./features/knowledge/lists/import.task.ts')).readImportTask,
  'meeting/minutes/make': async () =>
    (await import('./features/meeting/minutes/minutes.task.ts')).makeMinutesTask,
  'meeting/minutes/read': async () =>
    (await import('./features/meeting/minutes/minutes.task.ts')).readTranscriptTask,
  'knowledge/knowing/propose': async () =>
    (await import('./features/knowledge/knowing/propose.task.ts')).proposeTask,
  'platform/analysis/alike-across': async () =>
    (await import('./platform/analysis/across.task.ts')).alikeAcrossTask,
  'platform/analysis/each': async () => (await import('./platform/analysis/team.task.ts')).tellOfEachTask,
  'platform/analysis/week': async () => (await import('./platform/analysis/team.task.ts')).analyseTeamTask,
  'platform/analysis/dialogue': async () =>
    (await import('./platform/analysis/dialogue.task.ts')).dialogueTask,
  'platform/analysis/news': async () => (await import('./platform/analysis/news.task.ts')).newsOfTeamTask,
  'platform/analysis/predict': async () =>
    (await import('./platform/analysis/own-entry.task.ts')).predictTask,
  'platform/analysis/signs': async () => (await import('./platform/analysis/signs.task.ts')).matchSignsTask,
  'platform/analysis/team': async () => (await import('./platform/analysis/team.task.ts')).findInTeamTask,
  'platform/analysis/terms-across': async () =>
    (await import('./platform/analysis/across.task.ts')).termsAcrossTask,
  'platform/analysis/terms-of-each': async () =>
    (await import('./platform/analysis/across.task.ts')).termsOfEachTask,
  'life/questionnaires/count': async () =>
    (await import('./features/life/questionnaires/count.task.ts')).countAnswersTask,
  'life/spirit/sentences': async () =>
    (await import('./features/life/spirit/sentences.task.ts')).sentencesTask,
  'platform/analysis/tone': async () => (await import('./platform/analysis/own-entry.task.ts')).toneTask,
  'platform/analysis/traits': async () =>
    (await import('./platform/analysis/own-work.task.ts')).ownTraitsTask,
  'platform/analysis/work': async () => (await import('./platform/analysis/own-work.task.ts')).ownWorkTask,
  'platform/zip-texts': async () => (await import('./platform/zip-texts.ts')).zipTextsTask,
  'platform/xlsx': async () => (await import('./platform/xlsx.ts')).writeRowsTask,
};

export const taskModule = new URL(import.meta.url);

export type Order = { readonly name: string; readonly input: unknown };

/** Does in a thread what the main one asks for. */
export async function runTask({ name, input }: Order): Promise<unknown> {
  const load = threadTasks[name];
  if (!load) throw new Error(`thread-tasks.ts names no task ${name}`);
  const task = await load();
  // What is asked for by name came from a caller that was checked against the task itself.
  return task.run(input as never);
}
