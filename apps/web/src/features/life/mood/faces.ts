import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A face that stands for how a day is going; from 1, the lowest, to 5. */
export type Face = { readonly face: number; readonly sign: string; readonly word: MessageDescriptor };

export const faces: readonly Face[] = [
  { face: 1, sign: '😫', word: msg({ message: 'Awful', context: 'mood' }) },
  { face: 2, sign: '🙁', word: msg({ message: 'Not great', context: 'mood' }) },
  { face: 3, sign: '😐', word: msg({ message: 'So-so', context: 'mood' }) },
  { face: 4, sign: '🙂', word: msg({ message: 'Good', context: 'mood' }) },
  { face: 5, sign: '😄', word: msg({ message: 'Great', context: 'mood' }) },
];

/** The faces that a mean lies between: one, or two of which it lies in the middle. */
export const facesOf = (mean: number): readonly Face[] =>
  faces.filter(({ face }) => Math.abs(face - mean) < 0.75);
