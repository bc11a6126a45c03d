import { OTHER, type QuestionResultView, wordsFor } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { formatDay } from '../../../components/days/format-time.ts';
import { Card } from '../../../components/layout/card.tsx';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import type { BuiltQuestion } from '../building/built.ts';
import { barsOf } from './bars.ts';
import { Receipt } from './receipt.tsx';
import { ResultBars } from './result-bars.tsx';
import { Trend, type TrendPoint } from './trend.tsx';

type Props = {
  question: BuiltQuestion;
  number: number;
  result: QuestionResultView | undefined;
  /** Its averages by round, of everyone. */
  trend: readonly TrendPoint[];
};

/** What was answered to one question, with its privacy receipt. */
export function QuestionResult({ question, number, result, trend }: Props) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const text = wordsFor(question.text, locale);
  const decimal = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  const bars = result ? barsOf(question, result, locale) : [];
  const mean = result?.mean != null && decimal.format(result.mean);
  const spread = result?.deviation != null && decimal.format(result.deviation);
  return (
    <Card as="div" className="grid grid-cols-1 gap-4">
      <h3 lang={ownLang(text)} className="wrap-anywhere font-medium font-sans text-base">
        <span className="text-ink-3 tabular-nums">{number}. </span>
        {text}
      </h3>
      {mean && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="font-serif text-3xl leading-none">{mean}</strong>
          <span className="text-ink-2 text-sm">
            {spread ? <Trans>average, give or take {spread}</Trans> : <Trans>average</Trans>}
          </span>
        </p>
      )}
      {result?.most && <Most question={question} answer={result.most} />}
      {bars.length > 0 && <ResultBars question={question} bars={bars} />}
      {result?.texts && <Texts texts={result.texts} />}
      {result?.otherTexts && result.otherTexts.length > 0 && (
        <div className="grid grid-cols-1 gap-1">
          <p className="font-semibold text-sm">
            <Trans>In their own words</Trans>
          </p>
          <Texts texts={result.otherTexts} />
        </div>
      )}
      {trend.length > 1 && <Trend points={trend} />}
      {result && <Receipt receipt={result.receipt} kind={question.kind} />}
    </Card>
  );
}

function Most({ question, answer }: { question: BuiltQuestion; answer: string }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const choice = question.choices.find(({ id }) => id === answer);
  const words = choice ? wordsFor(choice.text, locale) : answer === OTHER ? t`something else` : answer;
  const told = question.kind === 'date' ? formatDay(answer, i18n.locale, 'year') : words;
  return (
    <p>
      <Trans>
        Most answered:{' '}
        <strong lang={ownLang(told)} className="font-semibold">
          {told}
        </strong>
      </Trans>
    </p>
  );
}

/** Texts that are shown at once; the rest by a press. */
const FIRST_TEXTS = 8;

function Texts({ texts }: { texts: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? texts : texts.slice(0, FIRST_TEXTS);
  const rest = texts.length - shown.length;
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul className="grid grid-cols-1 divide-y divide-rule">
        {shown.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same, and the list never changes its order
          <li key={at} lang={ownLang(text)} className="wrap-anywhere whitespace-pre-wrap py-2.5 font-serif">
            {text}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button look="ghost" onClick={() => setWhole(true)} className="-ml-3 justify-self-start">
          <Trans>Show {rest} more</Trans>
        </Button>
      )}
    </div>
  );
}
