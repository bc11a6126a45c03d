import { keptText } from '@garden/contract';

/** Tags as they are typed, between commas of either script; each once. */
export function tagsIn(typed: string): string[] {
  const tags = typed.split(/[,，、]/).map((tag) => keptText(tag));
  return [...new Set(tags)].filter((tag) => tag !== '');
}
