import type { api, RequestOf } from '@garden/contract';

type Reading<Call> = {
  readonly call: Call;
  readonly input: Pick<RequestOf<Call>, Exclude<keyof RequestOf<Call>, 'cursor' | 'limit'>>;
};

/** The call that lists the readers of something of the user's own. */
export type ReadersOf = Reading<typeof api.diary.readers> | Reading<typeof api.curious.readers>;
