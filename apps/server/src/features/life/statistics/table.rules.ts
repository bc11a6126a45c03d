import type { MemberDays } from './members.store.ts';
import type { Day } from './numbers.rules.ts';

type Locale = 'en' | 'zh';

/** Rows of texts, the first of which names the columns. */
export type Table = readonly (readonly string[])[];

const memberColumns: Record<Locale, readonly string[]> = {
  en: [
    'Name',
    'Departments',
    'Working days',
    'On time',
    'Late',
    'Not submitted',
    'Completion',
    'Characters per diary',
    'Days not submitted',
  ],
  zh: ['姓名', '部门', '工作日', '按时', '补交', '未提交', '完成率', '每篇字数', '未提交的日期'],
};

const dayColumns: Record<Locale, readonly string[]> = {
  en: ['Day', 'Expected', 'On time', 'Late', 'Not submitted', 'Completion', 'Characters', 'Comments'],
  zh: ['日期', '应提交', '按时', '补交', '未提交', '完成率', '字数', '评论'],
};

export const sheetNames: Record<Locale, readonly [members: string, days: string]> = {
  en: ['Members', 'Days'],
  zh: ['成员', '每日'],
};

type Written = Pick<Day, 'expected' | 'onTime' | 'late'>;

const missing = ({ expected, onTime, late }: Written) => String(expected - onTime - late);
const completion = ({ expected, onTime, late }: Written) =>
  expected === 0 ? '' : `${Math.round((100 * (onTime + late)) / expected)} %`;

export const headOfMembers = (locale: Locale): readonly string[] => memberColumns[locale];

/** A member as a row of texts. */
export function rowOfMember(member: MemberDays): string[] {
  const { name, departments, expected, onTime, late, length, missed } = member;
  const diaries = onTime + late;
  return [
    name,
    departments.join(', '),
    String(expected),
    String(onTime),
    String(late),
    missing(member),
    completion(member),
    diaries === 0 ? '' : String(Math.round(length / diaries)),
    missed.join(' '),
  ];
}

/** Days as rows of texts. */
export function tableOfDays(days: readonly (readonly [day: string, Day])[], locale: Locale): Table {
  return [
    dayColumns[locale],
    ...days.map(([day, of]) => [
      day,
      String(of.expected),
      String(of.onTime),
      String(of.late),
      missing(of),
      completion(of),
      String(of.length),
      String(of.given),
    ]),
  ];
}
