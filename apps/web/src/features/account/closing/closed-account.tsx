import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { Banner } from '../../../components/states/banner.tsx';

type Props = {
  /** `YYYY-MM-DD`, on which it is erased. */
  day: string;
  failure: string | undefined;
  busy: boolean;
  onKeep: () => void;
  onBack: () => void;
};

/** Shown to a user who signs in to an account that they have closed. */
export function ClosedAccount({ day, failure, busy, onKeep, onBack }: Props) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const written = formatDay(day, i18n.locale, 'year');
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        <Trans>This account is closed</Trans>
      </h2>
      {failure && <Banner tone="error">{failure}</Banner>}
      <p className="text-ink-2">
        <Trans>
          It will be erased on {written}. Until then you can keep it, with your diaries, drafts, and teams.
          Administrators will have to add you to your departments again.
        </Trans>
      </p>
      <Button loading={busy} onClick={onKeep}>
        <Trans>Keep my account</Trans>
      </Button>
      <Button look="ghost" onClick={onBack}>
        <Trans>Back to sign-in</Trans>
      </Button>
    </div>
  );
}
