import { wordsFor } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { classNames } from '../../../components/class-names.ts';
import { FieldError } from '../../../components/fields/field.tsx';
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { CopyIcon, TrashIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ownLang, useLocale } from '../../../lib/locale/locale.ts';
import { type BuiltItem, isQuestion } from './built.ts';
import { useKindNames } from './use-built-words.ts';

type Props = {
  item: BuiltItem;
  /** Its number among the questions; undefined for a heading. */
  number: number | undefined;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  /** How many faults it has. */
  faults: number;
  onOpen: (open: boolean) => void;
  onMove: (step: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** The fields, while it is open. */
  children: ReactNode;
};

/** A question or a heading of the builder: one line, and its fields below while it is open. */
export function ItemCard({ item, number, isFirst, isLast, isOpen, faults, ...props }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const kindNames = useKindNames();
  const bodyId = useId();
  const text = wordsFor(item.text, locale).trim();
  const what = number === undefined ? t`heading` : t`question ${number}`;
  return (
    <Card
      as="li"
      tone={number === undefined ? 'sunken' : 'plain'}
      className={classNames('grid grid-cols-1 gap-4', faults > 0 && !isOpen && 'border-danger')}
    >
      <div className="words-below flex items-start gap-1">
        <button
          type="button"
          data-words
          data-item={item.id}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => props.onOpen(!isOpen)}
          className="-my-1 -ml-2 flex min-h-(--target) min-w-0 flex-1 items-start gap-2 rounded-md px-2 py-1 text-start hover:bg-grape-soft"
        >
          <ChevronDownIcon
            className={classNames('mt-0.5 size-5 text-ink-3 transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="grid min-w-0 flex-1 grid-cols-1 gap-1">
            <span
              lang={ownLang(text)}
              className={classNames(
                'wrap-anywhere',
                number === undefined ? 'font-serif text-lg' : 'font-medium',
              )}
            >
              {number !== undefined && <span className="text-ink-3 tabular-nums">{number}. </span>}
              {text || (
                <span className="text-ink-3">
                  {number === undefined ? <Trans>Untitled heading</Trans> : <Trans>Untitled question</Trans>}
                </span>
              )}
            </span>
            {isQuestion(item) && (
              <span className="flex flex-wrap gap-1.5">
                <Chip>{kindNames[item.kind]}</Chip>
                {item.required && (
                  <Chip tone="grape">
                    <Trans>Required</Trans>
                  </Chip>
                )}
                {item.showIf && (
                  <Chip tone="amber">
                    <Trans>Depends on an answer</Trans>
                  </Chip>
                )}
              </span>
            )}
          </span>
        </button>
        <span className="flex shrink-0">
          <IconButton
            label={t`Move up: ${what}`}
            icon={<ArrowUpIcon className="size-5" />}
            aria-disabled={isFirst}
            className="aria-disabled:opacity-40"
            onClick={() => props.onMove(-1)}
          />
          <IconButton
            label={t`Move down: ${what}`}
            icon={<ArrowDownIcon className="size-5" />}
            aria-disabled={isLast}
            className="aria-disabled:opacity-40"
            onClick={() => props.onMove(1)}
          />
          <MoreMenu
            label={t`More about: ${what}`}
            actions={[
              {
                id: 'duplicate',
                label: t`Duplicate`,
                icon: <CopyIcon className="size-5" />,
                onSelect: props.onDuplicate,
              },
              {
                id: 'remove',
                label: t`Remove`,
                icon: <TrashIcon className="size-5" />,
                danger: true,
                onSelect: props.onRemove,
              },
            ]}
          />
        </span>
      </div>
      {faults > 0 && !isOpen && (
        <FieldError>
          <Plural value={faults} one="# thing to put right" other="# things to put right" />
        </FieldError>
      )}
      <div id={bodyId} hidden={!isOpen} className="grid grid-cols-1 gap-4">
        {isOpen && props.children}
      </div>
    </Card>
  );
}
