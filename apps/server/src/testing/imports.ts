import { api, type ImportedEntry, type RequestOf, type SearchHit } from '@garden/contract';
import type { TestPerson } from './factories.ts';
import type { TestApp } from './test-app.ts';

type Input = RequestOf<typeof api.diary.import>;

/** A file of one day. */
export const note = (day: string, text = 'It rained.') => ({ name: `${day}.md`, text });

/** What became of each entry: its day, its outcome and why. */
export const short = (entries: readonly ImportedEntry[]) =>
  entries.map(({ day, outcome, reason }) => [day, outcome, reason?.key ?? null]);

/** Bringing files in, and reading what someone has then. */
export function importing(app: TestApp) {
  const send = (as: TestPerson, input: Input) => app.call(api.diary.import, input, { as });

  const bringIn = async (as: TestPerson, files: Input['files'], more: Omit<Input, 'files'> = {}) => {
    const { code, message, data } = await send(as, { files, ...more });
    if (code !== 200) throw new Error(`not brought in: ${message}`);
    return data.entries;
  };

  const listOwn = async (as: TestPerson) => {
    const { data } = await app.call(api.diary.search, { authorId: as.id }, { as });
    const read = ({ diary: { id: diaryId } }: SearchHit) => app.call(api.diary.get, { diaryId }, { as });
    return (await Promise.all(data.items.map(read))).map((reply) => reply.data);
  };

  return { bringIn, listOwn, send };
}
