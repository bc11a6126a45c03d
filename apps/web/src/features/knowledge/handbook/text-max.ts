/** As much as the contract takes of each text. */
export const MAX_CATEGORY = 40;
export const MAX_CONTENT = 20_000;
export const MAX_IMPROVEMENT = 500;
