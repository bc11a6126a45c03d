import { memeUrl } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../components/class-names.ts';
import { useExpressionName } from './expression/expressions.ts';

/** The name of an expression: its word, the emoji itself, or "sticker". */
export function useExpressionLabel(): (expression: string) => string {
  const { t } = useLingui();
  const nameOf = useExpressionName();
  return (expression) => {
    if (memeUrl(expression) !== undefined) return t`Sticker`;
    return nameOf(expression) ?? t`Expression ${expression}`;
  };
}

type Props = {
  expression: string;
  /** Has no name of its own inside a button that has one. */
  silent?: boolean;
  /** `text-xl` and the like: a sticker is half as large again as an emoji. */
  className?: string;
};

/** An emoji or a sticker beside a diary. */
export function ExpressionMark({ expression, silent = false, className }: Props) {
  const label = useExpressionLabel()(expression);
  const url = memeUrl(expression);
  const shape = classNames('inline-grid place-items-center leading-none', className);
  const content = url ? <img src={url} alt="" className="size-[1.5em] object-contain" /> : expression;
  return silent ? (
    <span aria-hidden className={shape}>
      {content}
    </span>
  ) : (
    <span role="img" aria-label={label} className={shape}>
      {content}
    </span>
  );
}
