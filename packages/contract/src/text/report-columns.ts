import type { TableRow } from './table.ts';

/** What a column of a report holds; an `aside` says nothing of the day: departments, receivers, numbers. */
export type ReportColumn = 'day' | 'reporter' | 'summary' | 'learnings' | 'unclear' | 'nextTasks' | 'aside';

/**
 * What Lark, WeCom and DingTalk call the columns of their reports, and people theirs, without blanks and marks. Of several
 * days the one that stands first here counts: the day that a report is about before the one on which it was sent.
 */
const headings: Readonly<Record<ReportColumn, readonly string[]>> = {
  day: [
    ...[
      'day',
      'date',
      'reportdate',
      'workdate',
      '日期',
      '汇报日期',
      '报告日期',
      '日报日期',
      '工作日期',
      '填报日期',
    ],
    ...['填写日期', '提交日期', '汇报时间', '填写时间', '提交时间', '发送时间', '创建时间', '时间'],
    ...['submissiontime', 'submittime', 'submittedat', 'submittedon', 'timesubmitted', 'createdat', 'time'],
  ],
  reporter: [
    ...[
      'reporter',
      'reportedby',
      'submitter',
      'submittedby',
      'author',
      'name',
      'employee',
      'member',
      'createdby',
    ],
    ...[
      '汇报人',
      '报告人',
      '提交人',
      '填写人',
      '填报人',
      '创建人',
      '发起人',
      '姓名',
      '员工姓名',
      '成员',
      '日报人',
    ],
  ],
  summary: [
    ...[
      'summary',
      'todayswork',
      'worktoday',
      'workdone',
      'workdonetoday',
      'donetoday',
      'todaysprogress',
      'progress',
    ],
    ...[
      'completedwork',
      'completedtoday',
      'whatididtoday',
      'whatidid',
      'accomplishments',
      'report',
      'content',
    ],
    ...[
      '今日工作',
      '今日工作总结',
      '今日工作内容',
      '今日完成工作',
      '今日完成的工作',
      '今日总结',
      '今日完成',
      '今日进展',
    ],
    ...[
      '今天的工作',
      '今天完成的工作',
      '今天工作总结',
      '已完成工作',
      '完成工作',
      '完成的工作',
      '工作内容',
      '工作进展',
    ],
    ...['本日工作', '本日工作总结', '当日工作', '当日工作总结', '工作总结', '日报内容', '汇报内容', '内容'],
  ],
  learnings: [
    ...['learnings', 'learned', 'whatilearned', 'takeaways', 'reflections', 'reflection', 'thoughts'],
    ...[
      '心得',
      '工作心得',
      '心得体会',
      '收获',
      '今日收获',
      '学习收获',
      '学习心得',
      '思考',
      '感悟',
      '总结与思考',
      '反思',
    ],
  ],
  unclear: [
    ...[
      'problems',
      'issues',
      'blockers',
      'questions',
      'difficulties',
      'helpneeded',
      'supportneeded',
      'risks',
    ],
    ...['问题', '遇到的问题', '存在问题', '存在的问题', '问题与困难', '困难', '问题与风险', '风险', '疑问'],
    ...[
      '需协调与帮助',
      '需要协调与帮助',
      '需协调工作',
      '需要协调的工作',
      '需协助事项',
      '需要的帮助',
      '需要帮助',
      '求助',
    ],
  ],
  nextTasks: [
    ...[
      'nexttasks',
      'plan',
      'plans',
      'nextsteps',
      'tomorrow',
      'tomorrowsplan',
      'planfortomorrow',
      'planstomorrow',
    ],
    ...['tomorrowswork', 'planfornextday', 'nextdayplan', 'todo'],
    ...[
      '计划',
      '明日计划',
      '明日工作计划',
      '明日工作',
      '明天计划',
      '明天工作计划',
      '明天的工作计划',
      '明天的计划',
    ],
    ...['次日计划', '次日工作计划', '下一步计划', '下步计划', '工作计划', '后续计划', '下个工作日计划'],
  ],
  aside: [
    ...[
      'department',
      'departments',
      'team',
      'recipients',
      'recipient',
      'to',
      'cc',
      'no',
      'id',
      'number',
      'status',
    ],
    ...[
      'template',
      'reportname',
      'reporttype',
      'type',
      'attachments',
      'attachment',
      'images',
      'position',
      'comments',
    ],
    ...['employeeid', 'readby', 'likes', 'link', 'rule', 'starttime', 'endtime', 'updatedat'],
    ...[
      '部门',
      '所属部门',
      '提交人部门',
      '汇报人部门',
      '汇报对象',
      '接收人',
      '抄送',
      '抄送人',
      '序号',
      '编号',
      '工号',
    ],
    ...[
      '状态',
      '汇报类型',
      '汇报名称',
      '汇报规则',
      '规则名称',
      '模板',
      '模板名称',
      '类型',
      '附件',
      '图片',
      '职务',
      '职位',
    ],
    ...['已读', '已读人', '评论', '点赞', '链接', '更新时间', '修改时间', '星期'],
  ],
};

type Named = { readonly column: ReportColumn; readonly rank: number };

const known: ReadonlyMap<string, Named> = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    names.map((name, rank) => [name, { column: column as ReportColumn, rank }] as const),
  ),
);

/** What a column of a report holds by its heading, in English or Chinese; undefined for one of the team’s own. */
function named(heading: string): Named | undefined {
  return known.get(heading.toLowerCase().replace(/[\s'’:：*()（）]/g, ''));
}

/** Reports have a title above their table at times; so many rows are looked at for the headings. */
const ABOVE = 5;

/** A table of reports: the place of the row that names its columns, and what each of them holds. */
export type ReportTable = {
  readonly header: number;
  readonly names: readonly string[];
  readonly columns: readonly (ReportColumn | undefined)[];
};

/** The columns of a table of reports; undefined where none of its first rows names a day beside something else. */
export function reportTableOf(rows: readonly TableRow[]): ReportTable | undefined {
  const header = rows.slice(0, ABOVE).findIndex(({ cells }) => {
    const found = cells.map(named);
    return (
      found.some((each) => each?.column === 'day') && cells.filter((cell) => cell.trim() !== '').length > 1
    );
  });
  const names = rows[header]?.cells.map((cell) => cell.trim());
  if (!names) return undefined;
  const found = names.map((name) => (name === '' ? { column: 'aside' as const, rank: 0 } : named(name)));
  return {
    header,
    names,
    columns: found.map((each, place) => {
      const isOnce = each?.column === 'day' || each?.column === 'reporter';
      const isFirst = !found.some(
        (other, at) => other && other.column === each?.column && (other.rank - each.rank || at - place) < 0,
      );
      return isOnce && !isFirst ? 'aside' : each?.column;
    }),
  };
}
