import { emptySections, type Sections } from '@garden/contract';

/** Diaries that show what earns points, one in each language; their scores are worked out where they are shown. */
export const examples: Readonly<Record<'en' | 'zh', Sections>> = {
  en: {
    ...emptySections(),
    summary:
      'Nine customers called about the March invoice before 11:00. Dina Koch and I answered seven of them. It was a good day with a lot of progress.',
    learnings:
      'They all read the due date as the delivery date, because it stands at the top. Next time I show a new layout to two customers first.',
    nextTasks: ['Call the other two on Thursday at 9:00, with Dina', 'Follow up'],
  },
  zh: {
    ...emptySections(),
    summary: '上午11点前有9位客户打电话问三月的发票。我和小迪回了7位。今天收获很大，继续努力。',
    learnings: '他们都把到期日看成了送货日，因为它写在最上面。下次换新版式，我先给两位客户看一遍。',
    nextTasks: ['周四9点和小迪一起给另外2位回电话', '继续跟进'],
  },
};
