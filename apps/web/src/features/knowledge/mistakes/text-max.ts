/** As much as the contract takes of each text. */
export const MAX_MISTAKE = 500;
export const MAX_INSTEAD = 2_000;
