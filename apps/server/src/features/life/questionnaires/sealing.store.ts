import type { Answer } from '@garden/analysis/answers/results';
import * as z from 'zod/mini';
import type { Seals } from '../../../platform/seal.ts';

/** Answers are sealed as rows of so many bytes, or twice as many, and so on. */
const ROW_BYTES = 4_096;

const sealedAnswer = z.object({
  groupId: z.nullable(z.uuid()),
  values: z.record(z.string(), z.union([z.array(z.string()), z.number(), z.string()])),
});

/** An anonymous answer while it waits: nothing of who gave it but the department, where departments are compared. */
export type SealedAnswer = Answer;

export function sealAnswer({ seal }: Seals, said: SealedAnswer): string {
  const json = JSON.stringify(said);
  const bytes = Buffer.byteLength(json);
  return seal(json + ' '.repeat(Math.ceil(bytes / ROW_BYTES) * ROW_BYTES - bytes));
}

/** Null where its key is not there. */
export function openAnswer({ unseal }: Seals, sealed: string): SealedAnswer | null {
  const json = unseal(sealed);
  return json === null ? null : sealedAnswer.parse(JSON.parse(json));
}

/** The same answer sealed anew, so that no one knows it again. */
export function sealAnew({ seal, unseal }: Seals, sealed: string): string {
  const json = unseal(sealed);
  return json === null ? sealed : seal(json);
}
