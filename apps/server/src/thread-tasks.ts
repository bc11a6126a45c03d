import type { ThreadTask } from './platform/threads/task.ts';

type AnyTask = ThreadTask<never, unknown>;

/** What threads can do, by name; each is loaded in a thread when it is first asked for there. */
export const threadTasks: Readonly<Record<string, () => Promise<AnyTask>>> = {
  'diary/import/read': async () => (await import('./features/diary/import/read.task.ts')).readFilesTask,
  'knowledge/handbook/describe': async () =>
    (await import('./features/knowledge/handbook/texts.task.ts')).describeGuidelinesTask,
  'knowledge/handbook/import': async () =>
    (await import('./features/knowledge/handbook/texts.task.ts')).readHandbookTask,
  'knowledge/lists/import': async () =>
    (await import('./features/knowledge/lists/import.task.ts')).readImportTask,
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
