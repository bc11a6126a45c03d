import type { Locale } from '@garden/i18n/locale';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/layout/card.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';

type Text = Readonly<Record<Locale, () => Promise<{ default: string }>>>;

const texts: Readonly<Record<'member' | 'supervisor', Text>> = {
  member: {
    en: () => import('./what-helps-member.en.md?raw'),
    zh: () => import('./what-helps-member.zh.md?raw'),
  },
  supervisor: {
    en: () => import('./what-helps-supervisor.en.md?raw'),
    zh: () => import('./what-helps-supervisor.zh.md?raw'),
  },
};

/** General advice of ours, in a file of its own for each language; it says nothing of anyone. */
export function WhatHelps({ reader }: { reader: keyof typeof texts }) {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['what-helps', reader, locale],
    queryFn: async () => (await texts[reader][locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    meta: { failure: 'none' },
  });
  if (data === undefined) return null;
  return (
    <Card as="div" tone="sunken">
      <MarkdownText text={data} />
    </Card>
  );
}
