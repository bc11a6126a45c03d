import type { ApplicationView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { relativeDayOf } from './when-was.ts';

type Props = {
  application: ApplicationView;
  /** Why the last try to decide it failed. */
  failure: string | undefined;
  busy: boolean;
  marked: boolean;
  onMark?: () => void;
  onApprove: () => void;
  onReject: () => void;
};

/** An applicant, their message, and the two answers. */
export function OpenRow({ application, failure, busy, marked, onMark, onApprove, onReject }: Props) {
  const { t, i18n } = useLingui();
  const { applicant, message, createdAt } = application;
  const { name } = applicant;
  const when = relativeDayOf(createdAt, i18n.locale);
  return (
    <li className="grid grid-cols-1 gap-1 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        {onMark && (
          <Checkbox
            label={<span className="sr-only">{t`Choose ${name}`}</span>}
            checked={marked}
            onChange={onMark}
            className="-mr-3"
          />
        )}
        <Avatar name={name} personId={applicant.id} src={applicant.avatar} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="wrap-anywhere font-semibold leading-tight">{name}</p>
          <p className="text-ink-2 text-sm">
            <Trans>asked {when}</Trans>
          </p>
          {message && (
            <q lang={ownLang(message)} className="wrap-anywhere mt-1 block">
              {message}
            </q>
          )}
        </div>
        <div className="ml-auto flex flex-wrap gap-2">
          <Button
            look="quiet"
            icon={<CheckIcon className="size-5 text-leaf" />}
            disabled={busy}
            aria-label={t`Approve ${name}`}
            onClick={onApprove}
          >
            <Trans>Approve</Trans>
          </Button>
          <Button look="ghost" disabled={busy} aria-label={t`Reject ${name}`} onClick={onReject}>
            <Trans>Reject</Trans>
          </Button>
        </div>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
    </li>
  );
}
