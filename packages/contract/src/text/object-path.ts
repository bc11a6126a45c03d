import { type ObjectKind, objects } from '../objects.ts';

export type About = { readonly kind: ObjectKind; readonly id: string };

/** The address of an object, or of a comment below it. */
export function objectPath({ kind, id }: About, commentId?: string): string {
  const path = objects[kind].path.replace('{id}', id);
  return commentId === undefined ? path : `${path}&comment=${commentId}`;
}
