import type { Transaction } from '../../../db/open-database.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { silence } from '../recordings/store.ts';
import { changeMeeting, removeTasksBut, type WholeMeeting } from './store.ts';
import { soundsOf, strikeLines, withoutLines } from './striking.rules.ts';

type Told = Pick<WholeMeeting, 'transcript' | 'minutes' | 'audios' | 'version'>;

/** Takes sentences out of a meeting, with their sound and what the minutes made of them; answers with what is left. */
export async function strike(
  tx: Transaction,
  ctx: Context,
  meeting: Authorized<{ readonly id: string }>,
  { transcript, minutes, audios, version }: Told,
  lines: readonly number[],
): Promise<Told> {
  const silenced = new Set<string>();
  for (const audio of soundsOf(transcript, lines, audios)) {
    await silence(tx, ctx.files, authorize(audio, audios.includes(audio), 'audioNotFound'), ctx.now);
    silenced.add(audio.id);
  }
  const changes = {
    transcript: strikeLines(transcript, lines),
    minutes: minutes && withoutLines(minutes, lines),
    version: version + 1,
  };
  changeMeeting(tx, meeting, changes);
  if (changes.minutes) removeTasksBut(tx, meeting, changes.minutes.actions);
  return {
    ...changes,
    audios: audios.map((audio) => (silenced.has(audio.id) ? { ...audio, bytes: 0 } : audio)),
  };
}
