import type { MoodFace } from '@garden/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The faces that a day can have, from bright to heavy. */
export const expressions = [
  { emoji: '🎉', name: msg`Proud` },
  { emoji: '😊', name: msg`Glad` },
  { emoji: '💪', name: msg`Strong` },
  { emoji: '😌', name: msg`Calm` },
  { emoji: '🤔', name: msg`Thoughtful` },
  { emoji: '😴', name: msg`Tired` },
  { emoji: '😣', name: msg`Hard` },
] as const satisfies readonly { readonly emoji: MoodFace; readonly name: MessageDescriptor }[];

/** The word for a face; undefined for one that was chosen elsewhere. */
export function useExpressionName(): (emoji: string) => string | undefined {
  const { i18n } = useLingui();
  return (emoji) => {
    const known = expressions.find((expression) => expression.emoji === emoji);
    return known && i18n._(known.name);
  };
}
