import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../components/choices/switch.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiChoice } from '../../../lib/api/use-api-choice.ts';

/** Whether the user's teams see their to-dos. */
export function SharingCard({ open }: { open: boolean }) {
  const { t } = useLingui();
  const { choose, chosen } = useApiChoice(api.todo.open, { reads: [api.todo.opening] });
  return (
    <Card as="div" tone="sunken">
      <Switch
        label={t`My teams see my to-dos`}
        hint={<Trans>Private lines and plans from private diaries stay yours.</Trans>}
        checked={chosen?.open ?? open}
        onChange={(event) => choose({ open: event.target.checked })}
      />
    </Card>
  );
}
