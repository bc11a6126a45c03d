import { type Locale, languageTags } from '@garden/i18n/locale';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { ArrowLeftIcon } from '../../../components/icons/actions.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { LanguageChoice } from '../appearance/language-choice.tsx';
import { LegalText } from './legal-text.tsx';

type Props = {
  title: ReactNode;
  /** Identifies the text in the cache. */
  name: string;
  /** The text in each language, in a file of its own. */
  texts: Readonly<Record<Locale, () => Promise<{ default: string }>>>;
};

/** A legal text of the operator, readable signed in or out. */
export function LegalPage({ title, name, texts }: Props) {
  const locale = useLocale();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['legal', name, locale],
    queryFn: async () => (await texts[locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    meta: { failure: 'none' },
  });
  return (
    <div className="mx-auto grid w-full max-w-176 grid-cols-1 content-start gap-4 px-4 py-6 @tablet:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink />
        <LanguageChoice />
      </div>
      <PageHeader title={title} className="mb-0" />
      {isError && (
        <Banner tone="error" onRetry={refetch} retrying={isFetching}>
          <Trans>The text couldn’t be loaded.</Trans>
        </Banner>
      )}
      {data === undefined && !isError && (
        <SkeletonGroup>
          <SkeletonText lines={12} />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <article lang={languageTags[locale]}>
          <LegalText text={data} />
        </article>
      )}
    </div>
  );
}

/** Back to the previous page; in a window of its own, to the page that makes sense. */
function BackLink() {
  const { history } = useRouter();
  const signedIn = useUserStore((state) => state.token !== null);
  const goBack = (event: MouseEvent) => {
    if (!history.canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <RouteLink to={signedIn ? '/mine' : '/login'} look="plain" onClick={goBack}>
      <ArrowLeftIcon className="size-5" />
      <Trans>Back</Trans>
    </RouteLink>
  );
}
