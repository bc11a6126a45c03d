import { keptText } from '@garden/contract';

/** Tags as someone types them into one field, separated by commas of any script. */
export function tagsOf(typed: string): string[] {
  return typed
    .split(/[,，、;；\n]/u)
    .map((tag) => keptText(tag))
    .filter((tag) => tag !== '');
}

/** Tags as one field shows them. */
export const tagText = (tags: readonly string[], locale: string): string =>
  tags.join(locale.startsWith('zh') ? '，' : ', ');
