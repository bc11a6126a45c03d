/** The longest text of a to-do (product, section 16: list item). */
export const TEXT_MAX = 500;
