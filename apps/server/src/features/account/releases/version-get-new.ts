import { readFileSync } from 'node:fs';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { findUser } from '../store.ts';
import { readChangelog, releasesAfter } from './rules.ts';

/** Read once, at the start: a server that cannot tell what it is does not come up. */
const releases = readChangelog(
  readFileSync(new URL('../../../../../../CHANGELOG.md', import.meta.url), 'utf8'),
);

export const versionGetNew = call(
  api.version.getNew,
  async ({ actor, database: { db } }, { version, locale }) => {
    const language = locale ?? (await findUser(db, actor.userId))?.locale ?? 'en';
    return {
      releases: releasesAfter(releases, version).map(({ notes, ...release }) => ({
        ...release,
        notes: [...notes[language]],
      })),
    };
  },
);
