import { Source } from '../../../platform/hooks.ts';

type TopicAsked = {
  readonly id: string;
  readonly teamId: string;
  readonly title: string;
  readonly prompt: string;
  readonly endsOn: string;
};

/** The topics of a writer's teams that ask them on a day. */
export const topicsAsked = new Source<
  { readonly userId: string; readonly teamIds: readonly string[]; readonly day: string },
  readonly TopicAsked[]
>('topicsAsked');
