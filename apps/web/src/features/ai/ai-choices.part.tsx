import { type AiFeature, api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Switch } from '../../components/choices/switch.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ReadFailure } from '../../components/states/read-failure.tsx';
import { SkeletonBox, SkeletonGroup } from '../../components/states/skeleton.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { useApiChoice } from '../../lib/api/use-api-choice.ts';
import { featureWords } from './switches/feature-words.ts';

/** What of AI the user turns off for themselves, and who is asked. */
export function AiChoices() {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const read = useApiQuery(api.ai.settings, {}, { failure: 'none' });
  const { choose, chosen } = useApiChoice(api.ai.choose, { reads: [api.ai.settings] });
  const settings = read.data;
  const off = chosen?.off ?? settings?.features.filter(({ own }) => !own).map(({ feature }) => feature) ?? [];
  const turn = (feature: AiFeature, on: boolean) =>
    choose({ off: on ? off.filter((each) => each !== feature) : [...off, feature] });
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 content-start gap-2">
      <h2 id={headingId}>
        <Trans>AI</Trans>
      </h2>
      {settings ? (
        <>
          <p className="wrap-anywhere text-ink-2">
            {settings.provider ? (
              <Trans>
                {settings.provider.model} at {settings.provider.host} answers when you ask it. It gets texts
                without the names of those who wrote them.
              </Trans>
            ) : (
              <Trans>This server has no AI provider, so no text leaves it.</Trans>
            )}
          </p>
          {settings.features
            .filter(({ feature }) => settings.provider || !featureWords[feature].needsProvider)
            .map(({ feature, offIn }) => {
              const teams = offIn.map(({ name }) => name).join(', ');
              const { name, forYou } = featureWords[feature];
              return (
                <Switch
                  key={feature}
                  label={i18n._(name)}
                  hint={
                    teams ? (
                      <Trans>Turned off by: {teams}</Trans>
                    ) : feature === 'translation' ? (
                      <Trans>
                        {settings.budget.used} of {settings.budget.limit} pages of 2,000 characters used today
                      </Trans>
                    ) : (
                      forYou && i18n._(forYou)
                    )
                  }
                  checked={!off.includes(feature)}
                  onChange={({ target }) => turn(feature, target.checked)}
                />
              );
            })}
          {settings.provider && (
            <Switch
              label={t`Translate other languages at once`}
              hint={t`What comes into view is translated without a press. It counts like any other translation.`}
              checked={chosen?.translateAtOnce ?? settings.translateAtOnce}
              disabled={off.includes('translation')}
              onChange={({ target }) => choose({ translateAtOnce: target.checked })}
            />
          )}
        </>
      ) : read.isError || read.fetchStatus === 'paused' ? (
        <ReadFailure of={read} />
      ) : (
        <SkeletonGroup className="grid grid-cols-1 gap-2">
          <SkeletonBox className="h-6 rounded-md" />
          <SkeletonBox className="h-14 rounded-md" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
