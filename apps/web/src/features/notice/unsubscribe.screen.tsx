import { api } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Button } from '../../components/buttons/button.tsx';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { FieldError } from '../../components/fields/field.tsx';
import { Card } from '../../components/layout/card.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { useApiCommand } from '../../lib/api/hooks.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';

/** The page behind the unsubscribe link of each mail: one press, without signing in. */
export default function UnsubscribeScreen() {
  const { key } = useSearch({ from: '/unsubscribe' });
  const { mutate, isPending, isSuccess, error } = useApiCommand(api.notice.unsubscribe, {
    failure: 'none',
    loading: 'none',
  });
  return (
    <div className="mx-auto max-w-144 px-4 py-10">
      <PageHeader title={<Trans>Emails from Grape Garden</Trans>} />
      <Card as="div" className="grid grid-cols-1 justify-items-start gap-4">
        {isSuccess ? (
          <p role="status">
            <Trans>
              You won’t get any more emails about what happens in your teams, or reminders to write.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>
                This ends the emails about what happens in your teams and the reminders to write. Emails you
                ask for, such as codes, still come.
              </Trans>
            </p>
            <Button loading={isPending} onClick={() => mutate({ key: key ?? '' })}>
              <Trans>Stop these emails</Trans>
            </Button>
            {error && <FieldError>{failureMessage(error)}</FieldError>}
          </>
        )}
        <RouteLink to="/mine/email" look="plain">
          <Trans>Choose which emails come</Trans>
        </RouteLink>
      </Card>
    </div>
  );
}
