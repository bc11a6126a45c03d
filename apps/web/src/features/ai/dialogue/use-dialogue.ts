import { api, type DialogueView, type RequestOf } from '@garden/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKey } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import type { AidProps } from '../aids/aid-writing.ts';

type Step = Pick<RequestOf<typeof api.ai.dialogue>, 'message' | 'model'> & {
  readonly act: 'answer' | 'notes' | 'skip' | 'change' | 'end';
};

/** The dialogue about a day, and its steps; each looks at the draft as it is written, and asks the model where it may. */
export function useDialogue({ day, save }: Pick<AidProps, 'day' | 'save'>, model: boolean) {
  const client = useQueryClient();
  const locale = useLocale();
  const [wentOn, setWentOn] = useState(false);
  const queryKey = [...apiKey(api.ai.dialogue), day, locale];
  const show = (view: DialogueView) => client.setQueryData(queryKey, view);
  const read = useQuery({
    queryKey,
    queryFn: async (): Promise<DialogueView> => {
      await save();
      return callApi(api.ai.dialogue, { day, act: 'open', model, locale });
    },
    staleTime: 0,
    // A question does not change below an answer that is being written; the next step tells that it went on elsewhere.
    refetchOnWindowFocus: false,
    meta: { failure: 'none' },
  });
  const step = useMutation<DialogueView, Error, Step>({
    mutationFn: async (taken) => {
      await save();
      return callApi(api.ai.dialogue, { day, locale, model, ...taken, turn: read.data?.turn ?? 0 });
    },
    networkMode: 'always',
    meta: { failure: 'none' },
    onSuccess: (view) => {
      setWentOn(false);
      show(view);
    },
    onError: (failure) => {
      const current = failure instanceof ApiRefusal && failure.code === 409 ? failure.current : undefined;
      if (!isDialogue(current)) return;
      setWentOn(true);
      show(current);
    },
  });
  const restart = useMutation({
    mutationFn: () => callApi(api.ai.clearHistory, { day }),
    networkMode: 'always',
    meta: { failure: 'toast' },
    onSuccess: async () => {
      setWentOn(false);
      step.reset();
      await read.refetch();
    },
  });
  return { read, step, restart, wentOn };
}

// A refused step carries the newest state.
const isDialogue = (current: unknown): current is DialogueView =>
  isRecord(current) && 'asked' in current && 'turn' in current;
