import type { ApplicationView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Chip, type ChipTone } from '../../../components/choices/chip.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { Avatar } from '../../../components/people/avatar.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { relativeDayOf } from './when-was.ts';

const tones: Record<ApplicationView['status'], ChipTone> = {
  pending: 'amber',
  approved: 'leaf',
  rejected: 'danger',
  withdrawn: 'plain',
};

/** The decision on an application, and who made it. */
export function ProcessedRow({ application }: { application: ApplicationView }) {
  const { t, i18n } = useLingui();
  const { applicant, status, message, decidedAt, decidedBy, createdAt } = application;
  const words: Record<ApplicationView['status'], string> = {
    pending: t`waits`,
    approved: t`approved`,
    rejected: t`rejected`,
    withdrawn: t`withdrawn`,
  };
  const nameOf = usePersonName();
  const when = relativeDayOf(decidedAt ?? createdAt, i18n.locale);
  const decider = decidedBy && nameOf(decidedBy);
  return (
    <li>
      <ListRow
        start={<Avatar name={applicant.name} personId={applicant.id} src={applicant.avatar} />}
        title={<span className="wrap-anywhere">{applicant.name}</span>}
        text={
          <>
            {decider && status !== 'withdrawn' ? (
              <Trans>
                {decider}, {when}
              </Trans>
            ) : (
              when
            )}
            {message && (
              <q lang={ownLang(message)} className="wrap-anywhere mt-0.5 block">
                {message}
              </q>
            )}
          </>
        }
        end={<Chip tone={tones[status]}>{words[status]}</Chip>}
      />
    </li>
  );
}
