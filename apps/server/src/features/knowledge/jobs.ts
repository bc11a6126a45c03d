import { bindErasing, erasingJob } from '../../platform/erase-hidden.ts';
import type { Ports } from '../../platform/ports.ts';
import type { Worker } from '../../platform/queue.ts';
import { eraseHiddenGuidelines } from './handbook/store.ts';
import { eraseHiddenMistakes } from './mistakes/own.store.ts';
import { eraseHiddenTodos } from './todos/store.ts';

/** Erases, every night, the to-dos that can no longer be brought back. */
export const eraseHiddenTodosJob = erasingJob('knowledge.erase-hidden-todos', '40 3 * * *');
/** The same for guidelines, with their versions, and for mistakes. */
const eraseHiddenGuidelinesJob = erasingJob('knowledge.erase-hidden-guidelines', '45 3 * * *');
const eraseHiddenMistakesJob = erasingJob('knowledge.erase-hidden-mistakes', '50 3 * * *');

/** Everything that happens to knowledge after the answer. */
export function knowledgeWorkers(ports: Pick<Ports, 'clock' | 'database' | 'log'>): Worker[] {
  return [
    bindErasing(eraseHiddenTodosJob, ports, eraseHiddenTodos),
    bindErasing(eraseHiddenGuidelinesJob, ports, eraseHiddenGuidelines),
    bindErasing(eraseHiddenMistakesJob, ports, eraseHiddenMistakes),
  ];
}
