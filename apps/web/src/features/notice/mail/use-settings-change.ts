import { api, type NoticeSettings, type RequestOf } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';

export type SettingsChange = RequestOf<typeof api.notice.change>;

/** Settings that show each change at once, and send one after the other: the last one chosen holds. */
export function useSettingsChange(saved: NoticeSettings) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [unsaved, setUnsaved] = useState<SettingsChange>({});
  const { mutateAsync, error } = useApiCommand(api.notice.change, { failure: 'none', loading: 'none' });
  const queue = useRef({ last: Promise.resolve(), waiting: 0 });

  // Not when the answer comes: for a moment the page would show what was there before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved has changed
  useEffect(() => {
    if (queue.current.waiting === 0) setUnsaved({});
  }, [saved]);

  const send = async (part: SettingsChange) => {
    try {
      const settled = await mutateAsync(part);
      queue.current.waiting -= 1;
      client.setQueryData(apiKey(api.notice.settings, {}), settled);
      if (queue.current.waiting === 0) toast.success(t`Saved`);
    } catch {
      // The page says why, beside the settings as they are; choices still on their way stay in sight.
      queue.current.waiting -= 1;
      if (queue.current.waiting === 0) setUnsaved({});
    }
  };
  const change = (part: SettingsChange) => {
    setUnsaved((now) => ({ ...now, ...part, mail: { ...now.mail, ...part.mail } }));
    queue.current.waiting += 1;
    queue.current.last = queue.current.last.then(() => send(part));
  };
  const value = { ...saved, ...unsaved, mail: { ...saved.mail, ...unsaved.mail } };
  return { value, change, error };
}
