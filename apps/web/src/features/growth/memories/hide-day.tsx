import { useLingui } from '@lingui/react/macro';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { EyeOffIcon } from '../../../components/icons/objects.tsx';
import { useHideDays } from './use-hide-days.ts';

/** What can be done with a day that one looks back on. */
export function HideDay({ day }: { day: string }) {
  const { t, i18n } = useLingui();
  const hide = useHideDays();
  const name = formatDay(day, i18n.locale, 'year');
  return (
    <div className="shrink-0 pt-1 print:hidden">
      <MoreMenu
        label={t`More about ${name}`}
        actions={[
          {
            id: 'hide',
            label: t`Hide this day`,
            icon: <EyeOffIcon className="size-5" />,
            onSelect: () => hide(day, day),
          },
        ]}
      />
    </div>
  );
}
