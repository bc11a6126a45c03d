import {
  meetingAudioPieces,
  meetingAudios,
  meetingParticipants,
  meetings,
  meetingTasks,
  meetingTemplates,
} from '../../db/schema/meeting.ts';
import { impersonal, type PersonalData, personal } from '../../platform/personal-data.ts';
import { exportTasks } from './minutes/tasks.store.ts';
import { audioKey } from './recordings/rules.ts';
import { deleteOwnFiles, listOwnAudios } from './recordings/store.ts';

/** Meetings with their transcripts and recordings, who took part, and who took a task on. */
export const meetingData: PersonalData = {
  tables: [
    personal(meetings, {
      people: { ownerId: 'erased' },
      hidden: 'erased',
      archive: { rows: 'meetings.json', as: { deletedAt: 'hiddenAt' } },
    }),
    personal(meetingParticipants, {
      people: { meetingId: 'erased', userId: 'erased' },
      archive: { rows: 'meetings-attended.json', of: ['userId'], without: ['userId'] },
    }),
    personal(meetingTasks, {
      people: { meetingId: 'erased', userId: 'erased' },
      archive: 'meeting-tasks.json',
    }),
    impersonal(meetingTemplates, 'what headings the minutes of a team have'),
    personal(meetingAudios, { people: { ownerId: 'erased' }, archive: 'meeting-audio/' }),
    personal(meetingAudioPieces, {
      people: { audioId: 'erased' },
      archive: { none: 'sums of what is still being recorded' },
    }),
  ],

  async erase(tx, { id }, { files }) {
    await deleteOwnFiles(tx, files, id);
  },

  async *export({ db, files }, { id }) {
    yield { path: 'meeting-tasks.json', rows: exportTasks(db, id) };
    for (const { file } of await listOwnAudios(db, id)) {
      const size = await files.size(audioKey(file));
      if (size === null || size === 0) continue;
      yield { path: `meeting-audio/${file}`, bytes: files.read(audioKey(file), { start: 0, end: size - 1 }) };
    }
  },
};
