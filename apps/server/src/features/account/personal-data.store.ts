import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import {
  accessTokens,
  identities,
  knownBrowsers,
  refreshTokens,
  sessions,
  ssoAttempts,
  users,
  verificationCodes,
} from '../../db/schema/account.ts';
import {
  type AccountOwner,
  type ErasureContext,
  impersonal,
  type PersonalData,
  personal,
  toJson,
} from '../../platform/personal-data.ts';
import { eraseLimits } from '../../platform/rate-limits.store.ts';
import { listIdentities } from './export/export.store.ts';
import { presentOwnProfile } from './export/present.ts';
import { hashToken } from './rules.ts';
import { findUser } from './store.ts';

const CODE_LETTERS = 12;
const PICTURE = 'picture.webp';
const SECRET = { none: 'only hashes of secrets; the device is in sessions.json' };

/** Who people are, how they sign in, and where they are signed in. */
export const accountData: PersonalData = {
  tables: [
    personal(users, {
      people: {
        id: { kept: 'what teams keep points at the row, which has no name any more' },
        email: { kept: 'made of the id, so that the address is free for a new account' },
      },
      hidden: { erased: 'the row stays; what is personal in it goes with the account' },
      archive: 'profile.json',
    }),
    personal(identities, { people: { userId: 'erased' }, archive: 'profile.json' }),
    personal(sessions, { people: { userId: 'erased' }, archive: { rows: 'sessions.json' } }),
    personal(accessTokens, { people: { sessionId: 'erased' }, archive: SECRET }),
    personal(refreshTokens, { people: { sessionId: 'erased' }, archive: SECRET }),
    personal(knownBrowsers, { people: { userId: 'erased' }, archive: SECRET }),
    personal(verificationCodes, {
      people: { email: { erased: 'all codes to the address' } },
      archive: { none: 'hashes of a day, which someone else may have asked for' },
    }),
    impersonal(ssoAttempts, 'of browsers on their way to the sign-in provider, which says later who it is'),
  ],

  async erase(tx, person, ctx) {
    await tx.delete(verificationCodes).where(eq(verificationCodes.email, person.email));
    await eraseLimits(tx, hashToken(person.email));
    await eraseUser(tx, person, ctx);
  },

  async *export({ db, files }, { id }) {
    const self = await findUser(db, id);
    if (!self) return;
    const picture = self.avatar && (await files.get(self.avatar));
    if (picture) yield { path: PICTURE, content: picture };
    const providers = await listIdentities(db, id);
    const profile = presentOwnProfile(self, providers, picture ? PICTURE : null);
    yield { path: 'profile.json', content: toJson(profile) };
  },
};

/** The row itself stays. */
async function eraseUser(
  tx: Transaction,
  { id }: AccountOwner,
  { files, random, now }: ErasureContext,
): Promise<void> {
  const [{ avatar, closedAt } = {}] = await tx
    .select({ avatar: users.avatar, closedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, id));
  if (avatar) await files.delete(avatar);
  await tx
    .update(users)
    .set({
      email: `erased-${id}@invalid`,
      name: '',
      avatar: null,
      code: random.letters(CODE_LETTERS),
      locale: 'en',
      timezone: 'UTC',
      passwordHash: null,
      instanceAdmin: false,
      todosOpen: false,
      mistakesAsked: true,
      deletedAt: closedAt ?? now,
      erasedAt: now,
    })
    .where(eq(users.id, id));
}
