/** What the author's day asked for, and what is known of their earlier entries. */
export type Circumstances = {
  /** Hours from the end of the day to publishing; 0 on the day itself. */
  readonly hoursLate: number;
  /** Which optional sections the author's teams have on. */
  readonly sections: { readonly learnings: boolean; readonly nextTasks: boolean };
  readonly due: {
    readonly weeklyTop: boolean;
    readonly insight: boolean;
    /** How many daily questions are asked. */
    readonly answers: number;
  };
  readonly isNewcomer: boolean;
  /** Of the author's last 10 entries, as `shinglesOf` gave them. */
  readonly earlier: readonly ArrayLike<number>[];
};

/** A working day in the middle of the week, published in time. */
export const ordinaryDay: Circumstances = {
  hoursLate: 0,
  sections: { learnings: true, nextTasks: true },
  due: { weeklyTop: false, insight: false, answers: 0 },
  isNewcomer: false,
  earlier: [],
};
