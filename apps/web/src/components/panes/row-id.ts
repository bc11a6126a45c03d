/** The id of the link that opens an item of a list, to which the focus returns. */
export const rowId = (id: string) => `row-${id}`;
