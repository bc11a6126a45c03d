import { api, type NoticeSettings, type RequestOf } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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

  const send = async (part: SettingsChange) => {
    let settled: NoticeSettings | undefined;
    try {
      settled = await mutateAsync(part);
      client.setQueryData(apiKey(api.notice.settings, {}), settled);
    } catch {
      // The page says why, beside the settings as they are.
    }
    queue.current.waiting -= 1;
    if (queue.current.waiting > 0) return;
    setUnsaved({});
    if (settled) toast.success(t`Saved`);
  };
  const change = (part: SettingsChange) => {
    setUnsaved((now) => ({ ...now, ...part, mail: { ...now.mail, ...part.mail } }));
    queue.current.waiting += 1;
    queue.current.last = queue.current.last.then(() => send(part));
  };
  const value = { ...saved, ...unsaved, mail: { ...saved.mail, ...unsaved.mail } };
  return { value, change, error };
}
