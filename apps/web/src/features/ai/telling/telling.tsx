import { type AiFeature, api, type RequestOf, type ToldClaim } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { LeafIcon } from '../../../components/icons/signs.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useLocale } from '../../../lib/locale/locale.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { Instead } from './built-in-instead.tsx';

const Told = latePart(async () => (await import('./told.tsx')).Told);
const ToldSoFar = latePart(async () => (await import('./told.tsx')).ToldSoFar);

/** Features and the provider change in settings alone. */
const RARELY_CHANGES = 5 * 60_000;

export type TellingWish = Omit<RequestOf<typeof api.ai.tell>, 'locale'>;

type Props = {
  feature: AiFeature;
  wish: TellingWish;
  /** What stands before the button, such as a choice. */
  children?: ReactNode;
};

/**
 * Has the AI provider tell of something beside what the built-in analysis found, when one asks; nothing on a server without a
 * provider, or where it is turned off.
 */
export function Telling({ feature, wish, children }: Props) {
  const { t } = useLingui();
  const hintId = useId();
  const locale = useLocale();
  const { data: settings } = useApiQuery(api.ai.settings, {}, { failure: 'none', staleTime: RARELY_CHANGES });
  const [soFar, setSoFar] = useState<readonly ToldClaim[]>([]);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => {
      setSoFar([]);
      const { callInLines } = await import('../../../lib/api/call-in-lines.ts');
      return callInLines(api.ai.tell, { ...wish, locale }, (found) =>
        // It is what the contract's `progress` says.
        setSoFar((claims) => [...claims, (found as { claim: ToldClaim }).claim]),
      );
    },
    networkMode: 'always',
  });
  const provider = settings?.provider;
  const isOn = settings?.features.some((each) => each.feature === feature && each.on);
  if (!provider || !isOn) return null;
  const { model, host } = provider;
  const of = { teamId: wish.teamId, isAdvice: wish.of === 'advice' };
  const reason = error ? failureMessage(error) : undefined;
  return (
    <section
      aria-label={t`From the AI provider`}
      className="grid grid-cols-1 gap-3 border-line border-t pt-4"
    >
      {children}
      <div className="grid grid-cols-1 gap-1">
        <Button
          look="quiet"
          icon={<LeafIcon className="size-5" />}
          className="max-w-full justify-self-start"
          loading={isPending}
          aria-describedby={hintId}
          onClick={() => mutate()}
        >
          <span className="wrap-anywhere min-w-0">
            {data ? <Trans>Ask {model} again</Trans> : <Trans>Ask {model}</Trans>}
          </span>
        </Button>
        <p id={hintId} className="wrap-anywhere text-ink-2 text-sm">
          <Trans>
            Sends sentences to {host}, but no names of writers, private lines, mistakes or sensitive words.
          </Trans>
        </p>
      </div>
      <div aria-live="polite" className="grid grid-cols-1 gap-3">
        {isPending
          ? soFar.length > 0 && <ToldSoFar claims={soFar} {...of} />
          : error
            ? reason !== undefined && (
                <Banner tone="error">
                  <Instead reason={reason} />
                </Banner>
              )
            : data && <Told key={data.at} told={data} {...of} />}
      </div>
    </section>
  );
}
