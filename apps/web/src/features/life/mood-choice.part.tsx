import { api, type MoodChoice as Choice } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Switch } from '../../components/choices/switch.tsx';
import { SavedTimeField } from '../../components/fields/saved-time-field.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useApiChoice } from '../../lib/api/use-api-choice.ts';

/** Whether, and from when on, the user’s teams may ask how their day is going. */
export function MoodChoice() {
  const headingId = useId();
  const settings = useApiQuery(api.mood.settings, {}, { failure: 'none' });
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        <Trans>Mood survey</Trans>
      </h2>
      {settings.data ? (
        <Fields choice={settings.data} />
      ) : settings.isError || settings.fetchStatus === 'paused' ? (
        <ReadFailure of={settings} />
      ) : (
        <SkeletonGroup>
          <SkeletonBox className="h-36 rounded-md" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function Fields({ choice }: { choice: Choice }) {
  const { t } = useLingui();
  const { choose, chosen } = useApiChoice(api.mood.change, {
    reads: [api.mood.settings],
    invalidates: [api.mood.ask],
  });
  const on = chosen?.on ?? choice.on;
  return (
    <>
      <Switch
        label={t`Teams can ask how my day is going`}
        hint={<Trans>On days your team chose, never on vacation. Answers are anonymous.</Trans>}
        checked={on}
        onChange={({ target }) => choose({ on: target.checked })}
      />
      {on && (
        <SavedTimeField
          label={<Trans>Ask me from</Trans>}
          value={chosen?.askAt ?? choice.askAt}
          onChange={(time) => choose({ askAt: time })}
        />
      )}
    </>
  );
}
