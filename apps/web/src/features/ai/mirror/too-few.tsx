import { Trans } from '@lingui/react/macro';

/** What is missing until something is said. */
export function TooFew({ of: { diaries, needed } }: { of: { diaries: number; needed: number } }) {
  return (
    <p>
      <Trans>
        This needs {needed} diaries of the last three months, so that it rests on more than a few days. You
        have {diaries}.
      </Trans>
    </p>
  );
}
