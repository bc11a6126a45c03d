import type { FirstWeekItem, NewcomerGuide } from '@garden/contract';
import { firstWeekItems } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the product says on each of the first five working days, where the team says nothing of its own. */
const ownPrompts: readonly MessageDescriptor[] = [
  msg`Your first day: what surprised you?`,
  msg`Who did you meet, and what do they do?`,
  msg`What would you like to see once before you do it yourself?`,
  msg`What took longer than it should have?`,
  msg`What do you know now that you’d have liked to know on your first day?`,
];

const ownItems: Readonly<Record<FirstWeekItem, MessageDescriptor>> = {
  tour: msg`Show them where things are`,
  people: msg`Introduce them to three people they’ll work with`,
  welcome: msg`Comment on their first diary`,
  lunch: msg`Have lunch or a coffee together`,
  friday: msg`Ask after the first week how it went`,
};

type Say = (message: MessageDescriptor) => string;

/** The items of a team’s checklist: its own, or the product’s in the reader’s language. */
export function checklistOf({ checklist }: Pick<NewcomerGuide, 'checklist'>, say: Say) {
  return checklist ?? firstWeekItems.map((id) => ({ id, text: say(ownItems[id]) }));
}

/** The prompts of a team: its own, or the product’s in the reader’s language. */
export function promptsOf({ prompts }: Pick<NewcomerGuide, 'prompts'>, say: Say): readonly string[] {
  return prompts ?? ownPrompts.map(say);
}
