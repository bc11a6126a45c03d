import { api, type ImportedEntry, MAX_IMAGE_BYTES } from '@garden/contract';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { batchFiles, type Chosen, readFiles, type TextFile } from './read-files.ts';

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
  readonly pictures: Chosen['pictures'];
  readonly parts: readonly Part[];
  /** Why it stopped; what was imported stays, and continuing does the rest. */
  readonly failure: unknown;
};

/** How often and how soon a picture is sent again while the server is busy with others. */
const MOST_TRIES = 15;
const AGAIN_MS = 2_000;

const nothing: ImportState = { stage: 'empty', left: [], pictures: new Map(), parts: [], failure: undefined };

/** Importing diaries: files are chosen, the server previews what would happen to each day, and then it happens. */
export function useImport() {
  const [state, setState] = useState(nothing);
  const files = useRef<readonly File[]>([]);
  const set = (part: Partial<ImportState>) => setState((now) => ({ ...now, ...part }));

  async function preview(chosen: readonly File[]): Promise<void> {
    files.current = chosen;
    setState({ ...nothing, stage: 'previewing' });
    try {
      const { texts, pictures, left } = await readFiles(chosen);
      const parts: Part[] = [];
      for (const request of batchFiles(texts)) {
        const { entries } = await callApi(api.diary.import, { files: request, preview: true });
        parts.push({ files: request, entries, sent: false });
      }
      setState({ ...nothing, stage: 'ready', left, pictures, parts });
    } catch (failure) {
      setState({ ...nothing, failure });
    }
  }

  async function send(teamIds: readonly string[]): Promise<void> {
    set({ stage: 'sending', failure: undefined });
    try {
      for (const [index, part] of state.parts.entries()) {
        if (part.sent) continue;
        const sent = await sendPart(part, state.pictures, teamIds);
        setState((now) => ({ ...now, parts: now.parts.with(index, sent) }));
      }
      set({ stage: 'done' });
    } catch (failure) {
      set({ stage: 'ready', failure });
    } finally {
      void queryClient.invalidateQueries();
    }
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

async function sendPart(part: Part, pictures: Chosen['pictures'], teamIds: readonly string[]): Promise<Part> {
  const fresh = part.entries.filter(({ outcome }) => outcome === 'new');
  if (fresh.length === 0) return { ...part, sent: true };
  const kept: { path: string; file: string }[] = [];
  for (const path of new Set(fresh.flatMap((entry) => entry.pictures))) {
    const packed = pictures.get(path);
    if (!packed || packed.size > MAX_IMAGE_BYTES) continue;
    const { file } = await sendPicture(await dataUrlOf(await packed.read()));
    kept.push({ path, file });
  }
  const { entries } = await callApi(api.diary.import, {
    files: [...part.files],
    teamIds: [...teamIds],
    pictures: kept,
  });
  return { ...part, entries, sent: true };
}

/** Sends a picture, again while the server is busy with others. */
async function sendPicture(image: string): Promise<{ file: string }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await callApi(api.diary.image, { image });
    } catch (failure) {
      const isBusy = failure instanceof ApiRefusal && failure.key === 'uploadsBusy';
      if (!isBusy || tries === MOST_TRIES) throw failure;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

function dataUrlOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(new Blob([content], { type: 'image/webp' }));
  });
}

/** Days by their result, and pictures that are not among the files. */
export function countsOf({ parts, pictures }: Pick<ImportState, 'parts' | 'pictures'>) {
  const entries = parts.flatMap((part) => part.entries);
  const of = (outcome: ImportedEntry['outcome']) => entries.filter((entry) => entry.outcome === outcome);
  const fresh = of('new');
  return {
    entries,
    fresh: fresh.length,
    kept: of('kept').length,
    refused: of('refused').length,
    missingPictures: fresh.flatMap((entry) => entry.pictures).filter((path) => !pictures.has(path)).length,
  };
}
