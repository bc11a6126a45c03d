import { api, type ObjectKind } from '@garden/contract';

/** Something of the user's own that keeps a list of its readers. */
export type ReadObject = { readonly kind: Exclude<ObjectKind, 'quote'>; readonly id: string };

/** The call that lists its readers. */
export function readersOf({ kind, id }: ReadObject) {
  return kind === 'diary'
    ? { call: api.diary.readers, input: { diaryId: id } }
    : { call: api.curious.readers, input: { curiousId: id } };
}
