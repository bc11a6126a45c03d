import type { TeamRules } from '@garden/contract';
import { type Bounds, countError, readCount } from '../../../components/fields/read-count.ts';

/** Characters that publishing may ask for (contract, `rulesWish`). */
export const TEXT_MINIMUM: Bounds = { from: 0, to: 1000 };
/** Days for which the newcomer's minimum may hold (contract, `rulesWish`). */
export const NEWCOMER_DAYS: Bounds = { from: 0, to: 90 };

/** Mistakes that a week may ask for (contract, `rulesWish`). */
export const WEEKLY_MISTAKES: Bounds = { from: 0, to: 5 };

/** The rules while they are typed. */
export type RulesForm = {
  readonly modules: TeamRules['modules'];
  readonly summaryMinimum: string;
  readonly newcomerMinimum: string;
  readonly learningsMinimum: string;
  readonly insightMinimum: string;
  readonly weeklyMistakes: string;
  readonly newcomerDays: string;
};

/** The form that shows these rules. */
export function rulesFormOf({ modules, minimums, newcomerDays }: TeamRules): RulesForm {
  return {
    modules,
    summaryMinimum: String(minimums.summary),
    newcomerMinimum: String(minimums.newcomerSummary),
    learningsMinimum: String(minimums.learnings),
    insightMinimum: String(minimums.insight),
    weeklyMistakes: String(minimums.weeklyMistakes),
    newcomerDays: String(newcomerDays),
  };
}

/** Whether every number is one, and within its bounds. */
export function isValid(form: RulesForm): boolean {
  const texts = [form.summaryMinimum, form.newcomerMinimum, form.learningsMinimum, form.insightMinimum];
  return (
    texts.every((text) => countError(text, TEXT_MINIMUM) === undefined) &&
    countError(form.weeklyMistakes, WEEKLY_MISTAKES) === undefined &&
    countError(form.newcomerDays, NEWCOMER_DAYS) === undefined
  );
}

/** The form as the API takes it, once it is all right. */
export function rulesRequest(form: RulesForm): Pick<TeamRules, 'modules' | 'minimums' | 'newcomerDays'> {
  return {
    modules: form.modules,
    minimums: {
      summary: readCount(form.summaryMinimum) ?? 0,
      newcomerSummary: readCount(form.newcomerMinimum) ?? 0,
      learnings: readCount(form.learningsMinimum) ?? 0,
      insight: readCount(form.insightMinimum) ?? 0,
      weeklyMistakes: readCount(form.weeklyMistakes) ?? 0,
    },
    newcomerDays: readCount(form.newcomerDays) ?? 0,
  };
}
