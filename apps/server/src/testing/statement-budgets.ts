import type { Endpoint } from '@garden/contract';

/** Statements that one call may send, the one that finds its session among them; begin and commit do not count. */
const BUDGETS = { read: 3, write: 8 } as const;

export function budgetOf({ kind }: Pick<Endpoint, 'kind'>): number {
  return BUDGETS[kind];
}

type Row = { readonly statements: number; readonly reason: string };

const partByPart = 'to be cut: finds the person and their teams again, and each part of the page by itself';
const oneByOne = 'to be cut: finds the person and their teams again, and sends each write by itself';

const rows: Readonly<Record<string, Row>> = {
  'activity.answers': { statements: 4, reason: partByPart },
  'apply.add': { statements: 16, reason: oneByOne },
  'apply.approval': { statements: 21, reason: oneByOne },
  'apply.show': { statements: 4, reason: partByPart },
  'auth.deleteAccount': {
    statements: 17,
    reason: 'erases a person from every area, one statement for each kind of row',
  },
  'auth.export': {
    statements: 40,
    reason: 'gives everything that is kept of a person, one statement for each kind of it that can be long',
  },
  'comment.add': { statements: 10, reason: oneByOne },
  'comment.delete': { statements: 9, reason: oneByOne },
  'comment.get': { statements: 4, reason: partByPart },
  'comment.gets': { statements: 5, reason: partByPart },
  'comment.update': { statements: 9, reason: oneByOne },
  'department.update': { statements: 13, reason: oneByOne },
  'diary.import': { statements: 9, reason: oneByOne },
  'diary.unanswered': { statements: 6, reason: partByPart },
  'follows.person': { statements: 5, reason: partByPart },
  'followsTeam.show': { statements: 4, reason: partByPart },
  'like.gets': { statements: 4, reason: partByPart },
  'register.internalRegistration': { statements: 14, reason: oneByOne },
  'register.userRegister': { statements: 15, reason: oneByOne },
  'relationship.authorizes': { statements: 9, reason: oneByOne },
  'relationship.details': { statements: 5, reason: partByPart },
  'relationship.exit': { statements: 10, reason: oneByOne },
  'relationship.invite': { statements: 11, reason: oneByOne },
  'relationship.kick': { statements: 12, reason: oneByOne },
  'relationship.search': { statements: 4, reason: partByPart },
  'relationship.supervise': { statements: 9, reason: oneByOne },
  'relationship.uncomplete': { statements: 4, reason: partByPart },
  'team.add': { statements: 9, reason: oneByOne },
  'team.gatherConfirm': { statements: 24, reason: oneByOne },
  'team.handOver': { statements: 10, reason: oneByOne },
  'team.remove': { statements: 11, reason: oneByOne },
};

/** Calls that send more than their budget, with what they send today. The table may only shrink. */
export const overBudget: ReadonlyMap<string, Row> = new Map(Object.entries(rows));
