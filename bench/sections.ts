import { emptySections } from '@garden/contract';

/** A diary of about 600 characters, as people write them. */
export function sectionsOf(seed: number) {
  return {
    ...emptySections(),
    summary: `**Order ${seed}**: moved the price import to the new format and tried it with three grocers in the old town.\n\n- two of them found every price at once\n- the third sells by the crate, which the list does not know yet; noted, with a photograph of the shelf\n- the nightly run took ${seed % 50} minutes instead of an hour`,
    learnings: `Ask for the unit before the price: ${seed % 9} of ten questions at the counter were about crates, not about money. A list that shows both is longer, but nobody turned the page back.`,
    mistakes: [{ text: 'Read the price of a crate as that of a piece.', shared: false }],
    nextTasks: ['Crates in the price list', 'Call the third grocer', `Close ticket ${seed}`],
  };
}
