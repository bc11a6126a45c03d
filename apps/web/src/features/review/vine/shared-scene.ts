import type { Scene } from './vine-picture.tsx';

/** A vine as others are shown it: without grades unless they were chosen, and in any case without the days that were missed. */
export function sharedScene(scene: Scene, withGrades: boolean): Scene {
  const bunches = scene.bunches.map((bunch) => {
    const weeks = bunch.weeks.map((week) =>
      week.map((day) => {
        if (!day) return null;
        const { state, grade, ...rest } = day;
        const isUnwritten = state === 'missed' || state === 'not-submitted';
        return {
          ...rest,
          ...(state && !isUnwritten && { state: state === 'late' ? ('submitted' as const) : state }),
          ...(withGrades && grade && { grade }),
        };
      }),
    );
    return { ...bunch, weeks, days: weeks.flat().filter((day) => day !== null) };
  });
  return { ...scene, bunches };
}
