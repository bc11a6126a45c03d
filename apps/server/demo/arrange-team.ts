import { addToDepartment } from '../src/features/team/departments/department-add.ts';
import { createDepartment } from '../src/features/team/departments/department-create.ts';
import { updateDepartment } from '../src/features/team/departments/department-update.ts';
import { askForPlace } from '../src/features/team/joining/apply-add.ts';
import { registerInternally } from '../src/features/team/joining/register-internal-registration.ts';
import { keepOwnRemark } from '../src/features/team/members/relationship-remarks.ts';
import { appointAdministrator } from '../src/features/team/roles/relationship-authorizes.ts';
import { superviseMember } from '../src/features/team/roles/relationship-supervise.ts';
import { openTeam } from '../src/features/team/settings/team-open.ts';
import { setUpTeam } from '../src/features/team/settings/team-setting.ts';
import type { Context } from '../src/http/context.ts';

const WITH_INVITED = 'Customers · 客户';

/** Who works where, by the part of the address before the @; the first of each leads. */
const departments = [
  { name: 'Product · 产品', people: ['maya', 'priya'] },
  {
    name: 'Engineering · 工程',
    people: ['linmei', 'ben', 'chenxiao', 'sofia', 'tomas', 'wanglei', 'zhaoyiming'],
  },
  { name: WITH_INVITED, people: ['aiko', 'lina', 'zhouting'] },
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
  /** The ids of the applicants. */
  readonly waiting: readonly { readonly userId: string; readonly message: string }[];
};

/** Gives the demo team departments, their leaders, an administrator, a supervisor, someone who is invited, and people who wait at its door. */
export async function arrangeTeam({ teamId, inviteCode, ids, as, waiting }: Arranging): Promise<void> {
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (!id) throw new Error(`the demo has nobody called ${name}`);
    return id;
  };
  const maya = await as(idOf('maya'));
  await appointAdministrator(maya, { teamId, userId: idOf('linmei') });
  for (const { name, people } of departments) {
    const userIds = people.map(idOf);
    const { id: departmentId } = await createDepartment(maya, { teamId, name });
    await addToDepartment(maya, { teamId, departmentId, userIds });
    await updateDepartment(maya, { teamId, departmentId, leaderIds: userIds.slice(0, 1) });
    if (name === WITH_INVITED) {
      // Nothing is mailed to an address that someone else may have.
      const quiet = { ...maya, queue: { ...maya.queue, enqueue: async () => undefined } };
      await registerInternally(quiet, { teamId, people: [{ ...invited, departmentId }] });
    }
  }
  await superviseMember(maya, { teamId, userId: idOf('priya'), supervisorId: idOf('aiko') });
  await keepOwnRemark(maya, { teamId, userId: idOf('tomas'), remark: 'Ask him about the estuary' });
  await setUpTeam(maya, { teamId, rules: { minimums: { weeklyMistakes: 1 } } });
  await openTeam(maya, { teamId, joinVerification: true });
  for (const { userId, message } of waiting) await askForPlace(await as(userId), { inviteCode, message });
}
