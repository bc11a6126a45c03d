import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Banner } from '../../../components/states/banner.tsx';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  onSubmit: () => Promise<void>;
  /** What is wrong with the whole of it. */
  failure: string | undefined;
};

/** Enter that picks a word of an input method sends nothing. */
function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}

/** Fields below one another, and above them why the server refused. */
export function AccountForm({ onSubmit, failure, className, children, ...rest }: Props) {
  return (
    <form
      {...rest}
      noValidate
      className={classNames('grid grid-cols-1 gap-4', className)}
      onKeyDown={keepComposing}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      {children}
    </form>
  );
}
