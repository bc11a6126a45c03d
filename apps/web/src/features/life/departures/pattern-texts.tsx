import type { DeparturePattern } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/choices/chip.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

/** What a pattern says, or said: reasons, help and early signs. */
export function PatternTexts({
  said: { reasons, helped, signs },
}: {
  said: Pick<DeparturePattern, 'reasons' | 'helped' | 'signs'>;
}) {
  return (
    <>
      {reasons !== '' && (
        <Part title={<Trans>What made people leave</Trans>}>
          <MarkdownText text={reasons} />
        </Part>
      )}
      {helped !== '' && (
        <Part title={<Trans>What helped</Trans>}>
          <MarkdownText text={helped} />
        </Part>
      )}
      {signs.length > 0 && (
        <Part title={<Trans>Early signs</Trans>}>
          <ul className="mt-1 flex flex-wrap gap-2">
            {signs.map((sign) => (
              <li key={sign} lang={ownLang(sign)} className="max-w-full">
                <Chip className="wrap-anywhere">{sign}</Chip>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-sans text-ink-2 text-sm">{title}</h3>
      {children}
    </div>
  );
}
