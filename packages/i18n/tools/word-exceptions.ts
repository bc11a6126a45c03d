/** Sentences that may break a rule of `word-rules.ts`, in English as the catalogue has them, each with its reason. */
const lasting: Readonly<Record<string, string>> = {
  'Passwords do not match': 'a message of the specification, word for word',
  'The content is empty and cannot be downloaded': 'a message of the specification, word for word',
  'Please enter 6 to 30 letters, numbers, or special chars': 'its Chinese is agreed, word for word',
  'Please enter 6 digits': 'its Chinese goes with that of the one above',
};

export const exceptions: ReadonlySet<string> = new Set(Object.keys(lasting));
