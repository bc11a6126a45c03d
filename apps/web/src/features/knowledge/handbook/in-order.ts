/** A guideline on its way to another place, which the server may not know yet. */
export type Placing = { readonly id: string; readonly position: number };

type Placed = { readonly id: string; readonly pinned: boolean };

/** Guidelines as they will be: each is placed among those that are pinned like it, as the server does. */
export function inOrder<T extends Placed>(guidelines: readonly T[], placings: readonly Placing[]): T[] {
  return placings.reduce<T[]>(
    (all, { id, position }) => {
      const moved = all.find((each) => each.id === id);
      if (!moved) return all;
      const isAlike = ({ pinned }: T) => pinned === moved.pinned;
      const alike = all.filter((each) => isAlike(each) && each.id !== id).toSpliced(position, 0, moved);
      let next = 0;
      return all.map((each) => {
        if (!isAlike(each)) return each;
        next += 1;
        return alike[next - 1] ?? each;
      });
    },
    [...guidelines],
  );
}
