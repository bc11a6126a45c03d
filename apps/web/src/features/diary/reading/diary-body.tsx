import { type DiaryView, isPrivateLine, type Sections } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/choices/chip.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { DiaryQuestion } from '../slots.tsx';
import { OwnLine, OwnText } from './own-text.tsx';
import { ReviewedItem } from './reviewed-item.tsx';

type Props = {
  diary: Pick<DiaryView, 'title' | 'sections' | 'asked' | 'reviews'>;
  /** The diary whose unclear things link to the questions that came of them. */
  questionsOf?: string;
  /** Below a customer-good item: what a leader can do with it. */
  judge?: (item: string) => ReactNode;
};

/** The sections of a diary as their reader sees them; empty ones are left out. */
export function DiaryBody({ diary: { title, sections, asked, reviews }, questionsOf, judge }: Props) {
  const { summary, learnings, mistakes, unclear, customerGood, weeklyTop, insight, nextTasks } = sections;
  const answers = new Map([...sections.answers, ...sections.topics].map(({ id, text }) => [id, text]));
  return (
    <div className="grid grid-cols-1 gap-4">
      {title !== null && (
        <h3 className="wrap-anywhere -mb-2 text-lg">
          <OwnLine line={title} />
        </h3>
      )}
      <OwnText text={summary} />
      {learnings !== '' && (
        <Part title={<Trans>Learnings</Trans>}>
          <OwnText text={learnings} />
        </Part>
      )}
      {mistakes.length > 0 && <Mistakes mistakes={mistakes} />}
      {unclear.length > 0 && (
        <Part title={<Trans>Strange or unclear things</Trans>}>
          <Lines lines={unclear} questionsOf={questionsOf} />
        </Part>
      )}
      {customerGood.length > 0 && (
        <Part title={<Trans>Customer-good things</Trans>}>
          <ul className={list}>
            {customerGood.map((item) => (
              <ReviewedItem
                key={item}
                item={item}
                reviews={reviews.filter((review) => review.item === item)}
                judge={isPrivateLine(item) ? undefined : judge?.(item)}
              />
            ))}
          </ul>
        </Part>
      )}
      {asked.map(({ id, text }) => (
        <Part key={id} title={<span lang={ownLang(text)}>{text}</span>}>
          <OwnText text={answers.get(id) ?? ''} />
        </Part>
      ))}
      {weeklyTop.length > 0 && (
        <Part title={<Trans>Weekly top-5 progress</Trans>}>
          <Lines lines={weeklyTop} ordered />
        </Part>
      )}
      {insight !== '' && (
        <Part title={<Trans>Leadership insight</Trans>}>
          <OwnText text={insight} />
        </Part>
      )}
      {nextTasks.length > 0 && (
        <Part title={<Trans>Important tasks of the next working day</Trans>}>
          <Lines lines={nextTasks} ordered />
        </Part>
      )}
    </div>
  );
}

const list = 'grid list-disc gap-1 pl-6 marker:text-grape';

function Part({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className="mb-0.5 flex flex-wrap items-center gap-x-2">
        <h3 className="font-sans font-semibold text-ink-2 text-sm">{title}</h3>
        {aside}
      </div>
      {children}
    </div>
  );
}

function Lines({
  lines,
  ordered = false,
  questionsOf,
}: {
  lines: readonly string[];
  ordered?: boolean;
  questionsOf?: string | undefined;
}) {
  const items = lines.map((line) => (
    <li key={line} className="wrap-anywhere">
      {questionsOf === undefined ? (
        <OwnLine line={line} />
      ) : (
        <DiaryQuestion diaryId={questionsOf} line={line}>
          <OwnLine line={line} />
        </DiaryQuestion>
      )}
    </li>
  ));
  return ordered ? (
    <ol className="grid list-decimal gap-1 pl-6 marker:text-grape">{items}</ol>
  ) : (
    <ul className={list}>{items}</ul>
  );
}

/** Only their author gets them: where they are present, the reader is the author. */
function Mistakes({ mistakes }: Pick<Sections, 'mistakes'>) {
  return (
    <Part
      title={<Trans>Small mistakes</Trans>}
      aside={
        <Chip icon={<LockIcon className="size-4" />}>
          <Trans>only you see this</Trans>
        </Chip>
      }
    >
      <ul className={list}>
        {mistakes.map(({ text, shared }) => (
          <li key={text} className="wrap-anywhere">
            <span lang={ownLang(text)}>{text}</span>
            {shared && (
              <span className="block text-ink-2 text-sm">
                <Trans>shared with the team, without your name</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
