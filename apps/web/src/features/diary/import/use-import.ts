import { api, type ImportedEntry, MAX_IMAGE_BYTES, type OutputOf, type RequestOf } from '@garden/contract';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { asDataUrl, PICTURE_SIDE, pictureToSend } from '../../../lib/shrink-picture.ts';
import { batchFiles, type Chosen, readFiles, type TextFile } from './read-files.ts';
import type { PackedFile } from './read-zip.ts';

type Stage = 'empty' | 'previewing' | 'ready' | 'sending' | 'done';

/** One request with what is known of its days. */
type Part = {
  readonly files: readonly TextFile[];
  readonly entries: readonly ImportedEntry[];
  readonly sent: boolean;
};

export type ImportState = {
  readonly stage: Stage;
  readonly left: Chosen['left'];
  readonly undated: number;
  readonly media: number;
  readonly pictures: Chosen['pictures'];
  /** Pictures that are no pictures, or of a kind that this browser cannot open. */
  readonly lost: ReadonlySet<string>;
  readonly parts: readonly Part[];
  /** By which it is undone, once something of it is sent. */
  readonly importId: string | null;
  /** Why it stopped; what was imported stays, and continuing does the rest. */
  readonly failure: unknown;
};

/** How often and how soon a picture is sent again while the server is busy with others. */
const MOST_TRIES = 15;
const AGAIN_MS = 2_000;

const nothing: ImportState = {
  stage: 'empty',
  left: [],
  undated: 0,
  media: 0,
  pictures: new Map(),
  lost: new Set(),
  parts: [],
  importId: null,
  failure: undefined,
};

/** An original as a camera makes it; what is sent of it is smaller. */
const MAX_ORIGINAL = 40 * 1024 * 1024;

/** Importing diaries: files are chosen, the server previews what would happen to each day, and then it happens. */
export function useImport() {
  const [state, setState] = useState(nothing);
  const files = useRef<readonly File[]>([]);
  /** Pictures that were sent, by their paths: going on sends the others. */
  const kept = useRef(new Map<string, string>());
  /** What is sent from one preview is one import. */
  const importKey = useRef('');
  const set = (part: Partial<ImportState>) => setState((now) => ({ ...now, ...part }));

  async function preview(chosen: readonly File[]): Promise<void> {
    files.current = chosen;
    kept.current = new Map();
    importKey.current = crypto.randomUUID();
    setState({ ...nothing, stage: 'previewing' });
    try {
      const { texts, ...more } = await readFiles(chosen);
      const parts: Part[] = [];
      const days = new Set<string>();
      for (const request of batchFiles(texts)) {
        const { entries } = await ask(request, { preview: true });
        parts.push({
          files: request,
          entries: entries.map((entry) => unlessBefore(entry, days)),
          sent: false,
        });
      }
      setState({ ...nothing, ...more, stage: 'ready', parts });
    } catch (failure) {
      setState({ ...nothing, failure });
    }
  }

  async function send(teamIds: readonly string[]): Promise<void> {
    set({ stage: 'sending', failure: undefined });
    try {
      for (const [index, part] of state.parts.entries()) {
        if (part.sent) continue;
        const more = state.parts.slice(index + 1).some((next) => !next.sent && next.entries.some(isTaken));
        const { importId, ...sent } = await sendPart(part, { teamIds: [...teamIds], more });
        setState((now) => ({
          ...now,
          parts: now.parts.with(index, sent),
          importId: importId ?? now.importId,
        }));
      }
      set({ stage: 'done' });
    } catch (failure) {
      set({ stage: 'ready', failure });
    } finally {
      void queryClient.invalidateQueries();
    }
  }

  async function sendPart(part: Part, more: More): Promise<Part & { importId: string | null }> {
    const fresh = part.entries.filter(isTaken);
    if (fresh.length === 0) return { ...part, sent: true, importId: null };
    const pictures: { path: string; file: string }[] = [];
    for (const path of new Set(fresh.flatMap((entry) => entry.pictures))) {
      const packed = state.pictures.get(path);
      if (!packed || state.lost.has(path)) continue;
      const file = kept.current.get(path) ?? (await sendPicture(packed));
      if (file === undefined) {
        setState((now) => ({ ...now, lost: new Set([...now.lost, path]) }));
      } else {
        kept.current.set(path, file);
        pictures.push({ path, file });
      }
    }
    const answer = await ask(part.files, { ...more, pictures, importKey: importKey.current });
    return { ...part, ...answer, sent: true };
  }

  return {
    state,
    preview,
    send,
    /** Previews the same files once more. */
    retry: () => preview(files.current),
    startAgain: () => setState(nothing),
  };
}

type More = Omit<RequestOf<typeof api.diary.import>, 'files'>;

/** Sends texts; the lines of a part of a table are those of the whole. */
async function ask(files: readonly TextFile[], more: More): Promise<OutputOf<typeof api.diary.import>> {
  const { entries, importId } = await callApi(api.diary.import, {
    files: files.map(({ name, text }) => ({ name, text })),
    ...more,
  });
  const [{ below } = { below: 0 }] = files;
  return {
    entries: entries.map((entry) => ({ ...entry, row: entry.row === null ? null : entry.row + below })),
    importId,
  };
}

const isTaken = ({ outcome }: ImportedEntry) => outcome === 'new' || outcome === 'joined';

/** The entry, unless its day is imported by a request before. */
function unlessBefore(entry: ImportedEntry, days: Set<string>): ImportedEntry {
  if (entry.outcome === 'joined' || entry.outcome !== 'new' || entry.day === null) return entry;
  if (!days.has(entry.day)) {
    days.add(entry.day);
    return entry;
  }
  const key = 'importDayElsewhere';
  return {
    ...entry,
    outcome: 'kept',
    notes: [],
    reason: { path: 'day', key, params: {}, message: translateMessage(key) },
  };
}

/** Sends a picture, again while the server is busy with others; undefined for what is none, or cannot be opened here. */
async function sendPicture(packed: PackedFile): Promise<string | undefined> {
  if (packed.size > MAX_ORIGINAL) return undefined;
  const image = await packed
    .read()
    .then((content) => pictureOf(packed, content))
    .catch(() => undefined);
  for (let tries = 1; image !== undefined; tries += 1) {
    try {
      return (await callApi(api.diary.image, { image })).file;
    } catch (failure) {
      const key = failure instanceof ApiRefusal ? failure.key : undefined;
      if (key === 'imageInvalid' || key === 'imageTooLarge') return undefined;
      if (key !== 'uploadsBusy' || tries === MOST_TRIES) throw failure;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
  return undefined;
}

/** What this product packed itself is sent as it was packed, anything else as the editor sends it. */
function pictureOf({ path, size }: PackedFile, content: Uint8Array<ArrayBuffer>): Promise<string> {
  if (/\.webp$/i.test(path) && size <= MAX_IMAGE_BYTES) {
    return asDataUrl(new Blob([content], { type: 'image/webp' }));
  }
  return pictureToSend(new Blob([content], { type: /\.gif$/i.test(path) ? 'image/gif' : '' }), PICTURE_SIDE);
}

/** Days by their result, and pictures that do not come along. */
export function countsOf({ parts, pictures, lost }: Pick<ImportState, 'parts' | 'pictures' | 'lost'>) {
  const entries = parts.flatMap((part) => part.entries);
  const of = (outcome: ImportedEntry['outcome']) => entries.filter((entry) => entry.outcome === outcome);
  const noted = (note: ImportedEntry['notes'][number]) => entries.filter(({ notes }) => notes.includes(note));
  return {
    entries,
    fresh: of('new').length,
    joined: of('joined').length,
    kept: of('kept').length,
    refused: of('refused').length,
    beforeTeam: noted('beforeTeam').length,
    missingPictures: entries
      .filter(isTaken)
      .flatMap((entry) => entry.pictures)
      .filter((path) => !pictures.has(path) || lost.has(path)).length,
  };
}
