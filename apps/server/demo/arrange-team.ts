import { departmentAdd } from '../src/features/team/departments/department-add.ts';
import { departmentCreate } from '../src/features/team/departments/department-create.ts';
import { departmentUpdate } from '../src/features/team/departments/department-update.ts';
import { registerInternalRegistration } from '../src/features/team/invitations/register-internal-registration.ts';
import { applyAdd } from '../src/features/team/joining/apply-add.ts';
import { relationshipRemarks } from '../src/features/team/members/relationship-remarks.ts';
import { relationshipAuthorizes } from '../src/features/team/roles/relationship-authorizes.ts';
import { relationshipSupervise } from '../src/features/team/roles/relationship-supervise.ts';
import { teamOpen } from '../src/features/team/settings/team-open.ts';
import { teamSetting } from '../src/features/team/settings/team-setting.ts';
import type { Context } from '../src/http/context.ts';

const WITH_INVITED = 'Customers · 客户';

/** Who works where, by the part of the address before the @; the first of each leads. */
const departments = [
  { name: 'Product · 产品', people: ['maya', 'priya'] },
  {
    name: 'Engineering · 工程',
    people: ['linmei', 'ben', 'chenxiao', 'sofia', 'tomas', 'wanglei', 'zhaoyiming'],
  },
  { name: WITH_INVITED, people: ['aiko', 'carla', 'lina', 'zhouting'] },
] as const;

/** One who is invited and has not answered. */
const invited = { email: 'henrique@clearwater.example', name: 'Henrique Lobo' };

/** Two who would like to join. */
export const applicants = [
  {
    email: 'ines@clearwater.example',
    name: 'Inês Duarte',
    locale: 'en',
    timezone: 'Europe/Lisbon',
    message: 'I start on Monday in Coimbra, on the vans. Aiko sent me the code.',
  },
  {
    email: 'zhoukai@clearwater.example',
    name: '周凯',
    locale: 'zh',
    timezone: 'Asia/Shanghai',
    message: '滨江门店的新店长，下周开业，想先看看大家的日记。',
  },
] as const;

type Arranging = {
  readonly teamId: string;
  readonly inviteCode: string;
  /** Ids by the part of the address before the @. */
  readonly ids: ReadonlyMap<string, string>;
  /** Someone at this moment. */
  readonly as: (userId: string) => Promise<Context>;
  /** The same long enough ago that what they set then holds. */
  readonly before: (userId: string) => Promise<Context>;
  /** The ids of the applicants. */
  readonly waiting: readonly { readonly userId: string; readonly message: string }[];
};

/** Gives the demo team departments, their leaders, an administrator, a supervisor, someone who is invited, people who wait at its door, and someone who administers it since just now. */
export async function arrangeTeam({
  teamId,
  inviteCode,
  ids,
  as,
  before,
  waiting,
}: Arranging): Promise<void> {
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (!id) throw new Error(`the demo has no one called ${name}`);
    return id;
  };
  const maya = await before(idOf('maya'));
  await relationshipAuthorizes(maya, { teamId, userId: idOf('linmei') });
  for (const { name, people } of departments) {
    const userIds = people.map(idOf);
    const { id: departmentId } = await departmentCreate(maya, { teamId, name });
    await departmentAdd(maya, { teamId, departmentId, userIds });
    await departmentUpdate(maya, { teamId, departmentId, leaderIds: userIds.slice(0, 1) });
    if (name === WITH_INVITED) {
      // Nothing is mailed to an address that someone else may have.
      const quiet = { ...maya, queue: { ...maya.queue, enqueue: async () => undefined } };
      await registerInternalRegistration(quiet, { teamId, people: [{ ...invited, departmentId }] });
    }
  }
  await relationshipSupervise(maya, { teamId, userId: idOf('priya'), supervisorId: idOf('aiko') });
  await relationshipRemarks(maya, { teamId, userId: idOf('tomas'), remark: 'Ask him about the estuary' });
  await teamSetting(maya, { teamId, rules: { minimums: { weeklyMistakes: 1 } } });
  await teamOpen(maya, { teamId, joinVerification: true });
  // Everyone sees today who will see more tomorrow.
  await relationshipAuthorizes(await as(idOf('maya')), { teamId, userId: idOf('priya') });
  for (const { userId, message } of waiting) await applyAdd(await as(userId), { inviteCode, message });
}
