import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../components/card.tsx';
import { Switch } from '../../../components/switch.tsx';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import type { Opening } from './use-my-todos.ts';

/** Whether the user's teams see their to-dos. */
export function SharingCard({ open }: { open: boolean }) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiCommand(api.todo.open);
  const choose = (wanted: boolean) =>
    mutate(
      { open: wanted },
      {
        onSuccess: (answer) =>
          queryClient.setQueryData<Opening>(
            apiKey(api.todo.opening, {}),
            (kept) => kept && { ...kept, open: answer.open },
          ),
      },
    );
  return (
    <Card as="div" tone="sunken">
      <Switch
        label={t`My teams see my to-dos`}
        hint={<Trans>Private lines and plans from private diaries stay yours.</Trans>}
        checked={open}
        disabled={isPending}
        onChange={(event) => choose(event.target.checked)}
      />
    </Card>
  );
}
