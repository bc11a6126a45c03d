import type { api, InputOf, MessageKey } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import type { Context, Handler } from '../../../http/context.ts';
import { refuse, sessionOver } from '../../../http/refusal.ts';
import { WELCOME_CODE_LIFE } from '../../account/registration/rules.ts';
import { insertCode } from '../../account/registration/store.ts';
import { MEMBER_CODE_LETTERS } from '../../account/rules.ts';
import { findUser, insertUser, type UserRow } from '../../account/store.ts';
import { welcomeMailJob } from '../jobs.ts';
import { registers } from '../policy.ts';
import { findMembership, lockMembership, type Membership } from '../store.ts';
import { type Invitee, inviteAddresses, memberAddresses, takeInvitations } from './invitation.store.ts';
import { departmentFault } from './rules.ts';
import { admit, holdDepartments } from './store.ts';

type Input = InputOf<typeof api.register.internalRegistration>;
type NewPerson = Input['people'][number];
/** No one asked for these codes, so they count for no address of the network. */
const NO_IP = '';

/**
 * Makes accounts without a password, and members of them at once; anyone who has an account already is invited instead,
 * since no one is put into a team against their will. A fault of one person does not stop the others.
 */
export const registerInternally: Handler<typeof api.register.internalRegistration> = async (ctx, input) => {
  const { teamId, people } = input;
  const self = await findUser(ctx.database.db, ctx.actor.userId);
  if (!self) throw sessionOver();
  const assertMayRegister = (membership: Membership | null) => {
    if (!membership) throw refuse('teamNotFound');
    return authorize(membership, registers(membership.role, self.instanceAdmin), 'adminsOnly');
  };
  assertMayRegister(await findMembership(ctx.database.db, teamId, ctx.actor.userId));
  await takeInvitations(ctx, teamId, people.length);
  return ctx.database.transaction(async (tx) => {
    const admin = assertMayRegister(await lockMembership(tx, teamId, ctx.actor.userId));
    const departmentIds = await holdDepartments(tx, teamId);
    const addresses = people.map(({ email }) => email);
    const members = await memberAddresses(tx, teamId, addresses);
    const created: string[] = [];
    const existing: Invitee[] = [];
    const failed: { email: string; reason: MessageKey }[] = [];
    for (const [index, person] of people.entries()) {
      const { email } = person;
      const twice = addresses.indexOf(email) < index;
      const reason = twice
        ? 'emailTwice'
        : (departmentFault(departmentIds, person.departmentId) ??
          (members.has(email) ? 'memberAlready' : null));
      if (reason) failed.push({ email, reason });
      else if (await register(ctx, tx, admin, person, self)) created.push(email);
      else existing.push({ email, departmentId: person.departmentId ?? null });
    }
    await inviteAddresses(ctx, tx, admin, existing);
    return { created, existing: existing.map(({ email }) => email), failed };
  });
};

/** Makes an account and a member; false where the address has an account already. */
async function register(
  ctx: Context,
  tx: Transaction,
  { teamId, userId: inviterId }: Membership,
  { name, email, departmentId }: NewPerson,
  { locale, timezone }: UserRow,
): Promise<boolean> {
  const { random, queue, now } = ctx;
  const user = await insertUser(tx, {
    id: random.id(),
    email,
    name,
    passwordHash: null,
    createdAt: now,
    code: random.letters(MEMBER_CODE_LETTERS),
    // Those who work together mostly share a language and a clock; each can change their own.
    locale,
    timezone,
  });
  if (!user) return false;
  const by = { actorId: inviterId, admittedBy: inviterId, action: 'member_registered' } as const;
  await admit(tx, ctx, { teamId, userId: user.id, departmentId: departmentId ?? null, ...by });
  const codeId = random.id();
  const code = { id: codeId, email, purpose: 'reset', ip: NO_IP, createdAt: now } as const;
  await insertCode(tx, code, WELCOME_CODE_LIFE);
  await queue.enqueue(tx, welcomeMailJob, { codeId, teamId, inviterId });
  return true;
}
