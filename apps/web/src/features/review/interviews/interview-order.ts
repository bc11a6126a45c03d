import type { InterviewItem } from '@garden/contract';

type Item = Pick<InterviewItem, 'state' | 'can' | 'record' | 'closed'> & {
  readonly person: { readonly id: string };
};

/** What waits comes first. */
export function waitingFirst<T extends Item>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => Number(a.state !== 'needed') - Number(b.state !== 'needed'));
}

/** Whether the user has more to see or to do there than the list says. */
export function canOpen({ can, record, closed, person }: Item, me: string): boolean {
  return can.record || record !== null || closed?.reason != null || person.id === me;
}

/** The interview that waits for the user to hold it. */
export function toHold<T extends Item>(items: readonly T[]): T | undefined {
  return items.find(({ can, state }) => can.record && state === 'needed');
}
