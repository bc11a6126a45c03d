import { wordsFor } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Chip } from '../../../components/choices/chip.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import type { Typed } from '../building/typed.ts';

/** A questionnaire that someone has begun to build. */
export function DraftCard({ typed, teamId }: { typed: Typed; teamId: string }) {
  const locale = useLocale();
  const title = wordsFor(typed.title, locale);
  return (
    <Card as="div" tone="sunken" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-semibold">
          {title ? <span lang={ownLang(title)}>{title}</span> : <Trans>Untitled questionnaire</Trans>}
        </p>
        <Chip tone="amber">
          <Trans>Draft on this device</Trans>
        </Chip>
      </div>
      <RouteLink to="/department/question" search={{ team: teamId, view: 'new' }} look="primary">
        <Trans>Continue</Trans>
      </RouteLink>
    </Card>
  );
}
