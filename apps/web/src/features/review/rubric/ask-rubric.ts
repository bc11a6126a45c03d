import type { RubricAnswer, RubricQuestion } from './rubric-messages.ts';

type Waiting = {
  readonly resolve: (answer: RubricAnswer) => void;
  readonly reject: (failure: Error) => void;
};

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/**
 * The score of an entry by the very rubric that the server uses, worked out beside the page.
 * @throws where the worker's file can't be fetched, as without network
 */
export function askRubric(about: Omit<RubricQuestion, 'id'>): Promise<RubricAnswer> {
  worker ??= startWorker();
  asked += 1;
  const question: RubricQuestion = { id: asked, ...about };
  const answer = new Promise<RubricAnswer>((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
  });
  worker.postMessage(question);
  return answer;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./rubric.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<RubricAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  started.addEventListener('error', (event) => {
    // The next question starts it anew.
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The rubric did not start'));
    waiting.clear();
  });
  return started;
}
