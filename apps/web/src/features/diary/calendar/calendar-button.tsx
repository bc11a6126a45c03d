import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TodayIcon } from '../../../components/icons/places.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';

const DaysDialog = lazyComponent(async () => (await import('./days-dialog.tsx')).DaysDialog);

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
      {isOpen && (
        <Suspense fallback={null}>
          <DaysDialog day={day} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
