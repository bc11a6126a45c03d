import { draft } from '@garden/contract/calls/draft';
import * as z from 'zod/mini';

/** The day that was kept, where this build reads it. Load it lazily: only a day without network needs it. */
export function parseDay(kept: unknown): z.output<typeof draft.get.output> | undefined {
  return z.safeParse(draft.get.output, kept).data;
}

const told = z.object({ userId: z.string(), isSent: z.boolean(), draft: draft.add.input });

/** What another window tells of its text, where it is of a build that says it as this one does. */
export function parseTold(message: unknown): z.output<typeof told> | undefined {
  return z.safeParse(told, message).data;
}
