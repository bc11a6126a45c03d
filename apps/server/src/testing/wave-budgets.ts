import type { Endpoint } from '@garden/contract';

/** What one call may take: waves, and statements. The session's are among them, begin and commit are no statements. */
type Cost = { readonly waves: number; readonly statements: number };

/** Far above what a call needs that reads each thing once. */
const MOST_STATEMENTS = 20;

const BUDGETS: Readonly<Record<Endpoint['kind'], Cost>> = {
  read: { waves: 2, statements: MOST_STATEMENTS },
  write: { waves: 3, statements: MOST_STATEMENTS },
};

export function budgetOf({ kind }: Pick<Endpoint, 'kind'>): Cost {
  return BUDGETS[kind];
}

type Row = Partial<Cost> & { readonly reason: string };

const partByPart = 'to be cut: reads what it could ask for together one after the other';
const oneByOne = 'to be cut: waits for each of its writes, and for a commit by itself';

const rows: Readonly<Record<string, Row>> = {
  'activity.answers': { waves: 4, reason: partByPart },
  'activity.custom': { waves: 6, reason: oneByOne },
  'activity.delete': { waves: 5, reason: oneByOne },
  'activity.list': { waves: 3, reason: partByPart },
  'activity.update': { waves: 8, reason: oneByOne },
  'ai.dialogue': {
    waves: 4,
    reason: 'keeps a step once its question was found, which is between its reads and its write',
  },
  'apply.add': { waves: 17, reason: oneByOne },
  'apply.approval': { waves: 19, statements: 21, reason: oneByOne },
  'apply.decline': { waves: 7, reason: oneByOne },
  'apply.declineByMail': { waves: 5, reason: oneByOne },
  'apply.withdraw': { waves: 7, reason: oneByOne },
  'auth.deleteAccount': { waves: 17, reason: 'erases a person from every area, one after the other' },
  'auth.edit': { waves: 5, reason: oneByOne },
  'auth.export': {
    waves: 38,
    statements: 37,
    reason: 'gives everything that is kept of a person, a statement for each kind of it that can be long',
  },
  'auth.forgetPassword': { waves: 7, reason: oneByOne },
  'auth.refresh': { waves: 7, reason: oneByOne },
  'ai.reviseSummary': {
    waves: 4,
    reason: 'keeps a look back where no one else has meanwhile, before it tells those who it is shared with',
  },
  'ai.tell': {
    waves: 7,
    reason:
      'writes down whose sentences leave and takes three budgets before it asks, notes that the model is there with its first answer, and looks for what was said to be wrong after',
  },
  'focus.focusSummary': {
    waves: 3,
    reason: 'writes down whose diaries were read once it knows them',
  },
  'autobiography.draw': {
    waves: 4,
    reason: 'keeps a chapter once it was drawn, which is between its reads and its writes',
  },
  'autobiography.update': { waves: 4, reason: oneByOne },
  'collection.add': { waves: 5, reason: oneByOne },
  'collection.bottom': { waves: 5, reason: oneByOne },
  'collection.change': { waves: 7, reason: oneByOne },
  'collection.del': { waves: 4, reason: oneByOne },
  'comment.add': { waves: 4, reason: oneByOne },
  'comment.delete': { waves: 9, reason: oneByOne },
  'comment.get': { waves: 3, reason: partByPart },
  'comment.getMy': { waves: 3, reason: partByPart },
  'comment.update': { waves: 9, reason: oneByOne },
  'culture.delete': { waves: 4, reason: oneByOne },
  'curious.accept': { waves: 6, reason: oneByOne },
  'curious.ask': { waves: 7, reason: oneByOne },
  'curious.delete': { waves: 5, reason: oneByOne },
  'curious.helped': { waves: 6, reason: oneByOne },
  'curious.proposals': { waves: 3, reason: partByPart },
  'curious.publish': { waves: 5, reason: oneByOne },
  'curious.similar': { waves: 3, reason: partByPart },
  'curious.solve': { waves: 5, reason: oneByOne },
  'curious.update': { waves: 6, reason: oneByOne },
  'department.add': { waves: 8, reason: oneByOne },
  'department.create': { waves: 9, reason: oneByOne },
  'department.quit': { waves: 8, reason: oneByOne },
  'department.remove': { waves: 8, reason: oneByOne },
  'department.update': { waves: 12, reason: oneByOne },
  'diary.customerReview': { waves: 7, reason: oneByOne },
  'diary.delete': { waves: 4, reason: oneByOne },
  'diary.expression': { waves: 6, reason: oneByOne },
  'diary.import': { waves: 12, reason: oneByOne },
  'diary.undoImport': { waves: 9, reason: oneByOne },
  'diary.search': { waves: 3, reason: partByPart },
  'diary.skip': { waves: 7, reason: oneByOne },
  'diary.unanswered': { waves: 5, reason: partByPart },
  'diary.update': { waves: 4, reason: oneByOne },
  'failUser.close': { waves: 5, reason: oneByOne },
  'failUser.interview': { waves: 4, reason: oneByOne },
  'failUser.sign': { waves: 4, reason: oneByOne },
  'follows.follow': { waves: 5, reason: oneByOne },
  'followsRelationship.add': { waves: 8, reason: oneByOne },
  'followsTeam.add': { waves: 7, reason: oneByOne },
  'followsTeam.show': { waves: 3, reason: partByPart },
  'followsTeam.update': { waves: 8, reason: oneByOne },
  'growth.onThisDay': { waves: 3, reason: partByPart },
  'handbook.arrange': { waves: 6, reason: oneByOne },
  'handbook.category': { waves: 5, reason: oneByOne },
  'handbook.export': { waves: 3, reason: partByPart },
  'handbook.import': { waves: 5, reason: oneByOne },
  'handbook.upset': { waves: 6, reason: oneByOne },
  'keyclock.handleAuthorizationCode': { waves: 10, reason: oneByOne },
  'lastImprove.add': { waves: 4, reason: oneByOne },
  'lastImprove.answer': { waves: 4, reason: oneByOne },
  'like.gets': { waves: 4, reason: partByPart },
  'like.likes': { waves: 7, reason: oneByOne },
  'like.unreleased': { waves: 7, reason: oneByOne },
  'lists.import': { waves: 7, reason: oneByOne },
  'file.uploadAudio': {
    waves: 5,
    reason: 'how much room is left is known before a file comes, and its size after',
  },
  'meeting.audio': { waves: 4, reason: oneByOne },
  'meeting.generate': {
    waves: 4,
    reason: 'reads what was said before it holds the row, since the work takes longer than a row may be held',
  },
  'meeting.piece': { waves: 4, reason: 'what a piece belongs to is known before it is kept' },
  'meeting.setTemplates': {
    waves: 4,
    reason: 'the write itself tells whether someone else was first, before it is kept',
  },
  'meeting.take': { waves: 4, reason: 'whether the task was free decides whether a to-do is written' },
  'meeting.update': { waves: 4, reason: 'whose team people are looked for in is known once the row is held' },
  'memes.add': { waves: 4, reason: oneByOne },
  'mistake.add': { waves: 5, reason: oneByOne },
  'mistake.answer': { waves: 6, reason: oneByOne },
  'mistake.change': { waves: 5, reason: oneByOne },
  'mistake.guideline': { waves: 8, reason: oneByOne },
  'mistake.similar': { waves: 3, reason: partByPart },
  'mood.plan': { waves: 5, reason: 'adds to the team’s log, whose end it holds before' },
  'newcomer.ask': {
    waves: 4,
    reason: 'sends no more for a team that one is not in than for one that is not there',
  },
  'notice.change': { waves: 7, reason: oneByOne },
  'notice.see': { waves: 4, reason: oneByOne },
  'quote.del': { waves: 4, reason: oneByOne },
  'quote.get': { waves: 3, reason: partByPart },
  'quote.publish': { waves: 5, reason: oneByOne },
  'register.internalRegistration': { waves: 12, reason: oneByOne },
  'register.sendCode': { waves: 4, reason: oneByOne },
  'register.userRegister': { waves: 16, reason: oneByOne },
  'relationship.authorizes': { waves: 7, reason: oneByOne },
  'relationship.details': { waves: 3, reason: partByPart },
  'relationship.exit': { waves: 11, reason: oneByOne },
  'relationship.invite': { waves: 10, reason: oneByOne },
  'relationship.inviteLink': { waves: 8, reason: oneByOne },
  'relationship.kick': { waves: 11, reason: oneByOne },
  'relationship.remarks': { waves: 5, reason: oneByOne },
  'relationship.search': { waves: 3, reason: partByPart },
  'relationship.supervise': { waves: 9, reason: oneByOne },
  'relationship.uncomplete': { waves: 3, reason: partByPart },
  'relationship.uninvite': { waves: 7, reason: oneByOne },
  'relationship.unreleased': { waves: 7, reason: oneByOne },
  'questionnaire.export': {
    waves: 5,
    reason:
      'writes the team’s log and the ledger of those who answered once it knows that the file may leave',
  },
  'statistics.export': {
    waves: 7,
    reason: 'writes the team’s log and the ledger of its members before it reads what the file holds',
  },
  'team.add': { waves: 10, reason: oneByOne },
  'team.gather': { waves: 3, reason: partByPart },
  'team.gatherConfirm': { waves: 24, statements: 24, reason: oneByOne },
  'team.gatherLeave': { waves: 6, reason: oneByOne },
  'team.handOver': { waves: 9, reason: oneByOne },
  'team.markSpirit': { waves: 4, reason: oneByOne },
  'team.open': { waves: 7, reason: oneByOne },
  'team.prohibited': { waves: 6, reason: oneByOne },
  'team.remove': { waves: 10, reason: oneByOne },
  'team.rename': { waves: 7, reason: oneByOne },
  'team.renewCode': { waves: 8, reason: oneByOne },
  'team.setting': { waves: 8, reason: oneByOne },
  'todo.change': { waves: 6, reason: oneByOne },
  'user.login': { waves: 7, reason: oneByOne },
};

/** Calls that take more than their budget, with what they take today. The table may only shrink. */
export const overBudget: ReadonlyMap<string, Row> = new Map(Object.entries(rows));

/** What a call may take, by its budget or its row. */
export function allowanceOf(name: string, endpoint: Pick<Endpoint, 'kind'>): Cost {
  const { waves, statements } = { ...budgetOf(endpoint), ...overBudget.get(name) };
  return { waves, statements };
}
