import { lazyComponent } from '../../lib/lazy-component.ts';

/** Who to talk to before a diary is published; what it is part of waits for its file. */
export const InterviewsFirst = lazyComponent(
  async () => (await import('./interviews/interviews-first.tsx')).InterviewsFirst,
);
