import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Card } from '../../../components/layout/card.tsx';
import { LogoMark } from '../../../components/layout/logo.tsx';
import { FontSizeChoice } from '../appearance/font-size-choice.tsx';
import { LanguageChoice } from '../appearance/language-choice.tsx';
import { ThemeChoice } from '../appearance/theme-choice.tsx';
import { VineOrnament } from './vine-ornament.tsx';

/** The layout of the signed-out pages: what the product is, a card with the form, and the appearance settings. */
export function SignInLayout({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[1fr_auto] px-4">
      <div className="mx-auto grid w-full max-w-104 grid-cols-1 content-center gap-6 py-8 @desk:max-w-240 @desk:grid-cols-[minmax(0,1fr)_26rem] @desk:items-center @desk:gap-16">
        <Welcome />
        <Card className="shadow-mid">
          <h1 className="mb-3">{title}</h1>
          {children}
        </Card>
      </div>
      <Foot />
    </div>
  );
}

function Welcome() {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 text-center">
      <VineOrnament className="hidden w-80 max-w-full @desk:mb-4 @desk:block" />
      <LogoMark className="h-14 w-13 @desk:hidden" />
      <p className="font-semibold font-serif text-2xl leading-tight @desk:text-3xl">
        <Trans>Grape Garden</Trans>
      </p>
      <p className="max-w-[34ch] text-balance text-ink-2 @desk:text-lg">
        <Trans>A few lines each working day, and a team that grows together.</Trans>
      </p>
    </div>
  );
}

function Foot() {
  return (
    <footer className="grid grid-cols-1 justify-items-center gap-2 pb-6">
      <div className="flex flex-wrap justify-center gap-x-4 gap-y-2">
        <LanguageChoice />
        <ThemeChoice signs />
        <FontSizeChoice signs />
      </div>
      <div className="flex flex-wrap justify-center gap-x-6 text-sm">
        <RouteLink to="/privacy/terms-of-use" look="plain">
          <Trans>Terms of Use</Trans>
        </RouteLink>
        <RouteLink to="/privacy/privacy-policy" look="plain">
          <Trans>Privacy Policy</Trans>
        </RouteLink>
      </div>
    </footer>
  );
}
