import type { PeriodNumbers } from '@garden/contract';
import type { MailLine } from '../../../platform/mail-text.ts';
import type { Withheld } from './numbers.rules.ts';

type Group = { readonly total: PeriodNumbers | null; readonly withheld: Withheld };

/** A week as one reader may know it. */
type Week = Group & {
  readonly before: PeriodNumbers | null;
  /** By name. */
  readonly departments: readonly (Group & { readonly name: string })[];
};

const writtenOf = ({ expected, onTime, late }: PeriodNumbers) => ({ written: onTime + late, expected, late });

/** A week in sentences: numbers of groups alone, and of each group what this reader may see of it. */
export function linesOfWeek({ total, withheld, before, departments }: Week): MailLine[] {
  return [...linesOfTeam(total, withheld, before), ...linesOfDepartments(departments)];
}

function linesOfTeam(
  total: PeriodNumbers | null,
  withheld: Withheld,
  before: PeriodNumbers | null,
): MailLine[] {
  if (total === null)
    return [
      withheld === null
        ? { message: /*i18n*/ 'Nothing was counted that week.', params: {} }
        : { message: /*i18n*/ 'Numbers are shown from five people on.', params: {} },
    ];
  if (total.expected === 0) return [{ message: /*i18n*/ 'No diaries were due that week.', params: {} }];
  const { newcomers } = total;
  return [
    {
      message: /*i18n*/ 'Diaries written: {written} of {expected}, {late} of them late',
      params: writtenOf(total),
    },
    ...(before && before.expected > 0
      ? [{ message: /*i18n*/ 'The week before: {written} of {expected}', params: writtenOf(before) }]
      : []),
    { message: /*i18n*/ 'Comments by name on each other’s diaries: {given}', params: { given: total.given } },
    ...(newcomers
      ? [
          {
            message: /*i18n*/ 'Diaries of newcomers: {diaries}, answered by the next working day: {answered}',
            params: newcomers,
          },
        ]
      : []),
  ];
}

function linesOfDepartments(departments: Week['departments']): MailLine[] {
  const shown = departments.flatMap(({ name: department, total }) =>
    total && total.expected > 0
      ? [
          {
            message: /*i18n*/ '{department}: {written} of {expected}',
            params: { department, ...writtenOf(total) },
          },
        ]
      : [],
  );
  const hidden = departments.filter(({ withheld }) => withheld !== null).length;
  return [
    ...shown,
    ...(hidden > 0
      ? [
          {
            message:
              /*i18n*/ '{hidden, plural, one {One department isn’t shown, to protect small groups.} other {# departments aren’t shown, to protect small groups.}}',
            params: { hidden },
          },
        ]
      : []),
  ];
}
