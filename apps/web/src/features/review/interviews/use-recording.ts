import { api, type InterviewItem, type RequestOf } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorAt } from '../../../lib/api/error-at.ts';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { newerOf } from './newer-record.tsx';
import type { TextOf } from './unsaved.ts';

type Written = Omit<RequestOf<typeof api.failUser.interview>, 'teamId' | 'month' | 'userId'>;

type Following = {
  /** The text goes on from what was recorded meanwhile. */
  readonly onNewer: (version: number) => void;
  readonly onSaved: (saved: InterviewItem) => void;
};

/** Saves a text about an interview. What was recorded meanwhile is `newer`, to show beside the text, which stays. */
export function useRecording({ teamId, month, memberId: userId }: TextOf, { onNewer, onSaved }: Following) {
  const [newer, setNewer] = useState<InterviewItem>();
  const client = useQueryClient();
  const { mutate, isPending, error } = useApiCommand(api.failUser.interview, {
    invalidates: [api.failUser.get, api.team.list, api.draft.get],
    failure: 'none',
    loading: 'none',
  });
  const save = (written: Written) =>
    mutate(
      { teamId, month, userId, ...written },
      {
        onSuccess: (saved) => {
          setNewer(undefined);
          onSaved(saved);
        },
        onError: (failure) => {
          const current = newerOf(failure);
          if (!current) return;
          // Someone else's: the page shows it, and what was typed beside it.
          void client.invalidateQueries({ queryKey: apiKey(api.failUser.get) });
          if (!current.record || !(current.can.record || current.can.write)) return;
          setNewer(current);
          onNewer(current.record.version);
        },
      },
    );
  const at = errorAt(error);
  const failure = error && !newerOf(error) && !at.isOfField ? failureMessage(error) : undefined;
  return { save, isPending, newer, at, failure, refusal: error };
}
