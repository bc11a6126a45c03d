import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TodayIcon } from '../../../components/icons/places.tsx';
import { latePart } from '../../../components/states/late-part.tsx';

const DaysDialog = latePart(async () => (await import('./days-dialog.tsx')).DaysDialog);

/** Opens my months at a day; they are loaded with the first press. */
export function CalendarButton({
  day,
  today,
  className,
}: {
  day: string;
  today: string;
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        icon={<TodayIcon className="size-5" />}
        className={className}
        onClick={() => setOpen(true)}
      >
        <Trans>Calendar and vacation</Trans>
      </Button>
      {isOpen && <DaysDialog day={day} today={today} onClose={() => setOpen(false)} />}
    </>
  );
}
