import { api } from '@garden/contract';
import { buildPerson } from '../factories.ts';
import { soundFile } from '../meeting-factories.ts';
import type { GroupEntries } from './call-entry.ts';
import { row, signedIn } from './rows.ts';

export const file: GroupEntries<'file'> = {
  uploadAudio: {
    example: async (app) =>
      app.call(api.file.uploadAudio, { file: soundFile() }, { as: await buildPerson(app) }),
    rows: [row('one’s own', () => ({ file: soundFile() }), signedIn)],
  },
};
