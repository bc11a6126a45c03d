/** Marks the link of each result, so that arrow keys walk to it. */
export const resultLink = { 'data-result': true } as const;
