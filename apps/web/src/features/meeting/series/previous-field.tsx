import { api, type MeetingSummary } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/choices/select.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { useApiQuery } from '../../../lib/api/hooks.ts';

const NONE = 'none';
/** As many as a list of choices shows at a glance. */
const MOST = 12;

type Props = {
  teamId: string;
  value: string | undefined;
  error: string | undefined;
  onChange: (meeting: MeetingSummary | undefined) => void;
};

/** The meeting that a new one follows in a series; none where there is nothing to follow. */
export function PreviousField({ teamId, value, error, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { data } = useApiQuery(api.meeting.list, { teamId, limit: MOST }, { failure: 'none' });
  const meetings = data?.items ?? [];
  if (meetings.length === 0) return null;
  return (
    <Select
      label={t`Next of`}
      optional
      hint={t`It opens with what was decided there, and what became of its action items.`}
      options={[
        { value: NONE, label: t`None – it stands alone` },
        ...meetings.map(({ id, title, date }) => ({
          value: id,
          label: title,
          hint: formatDay(date, i18n.locale, 'year'),
        })),
      ]}
      value={value ?? NONE}
      error={error}
      onChange={(chosen) => onChange(meetings.find(({ id }) => id === chosen))}
    />
  );
}
