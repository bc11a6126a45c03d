import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { Chip } from '../../components/choices/chip.tsx';
import { Segmented } from '../../components/choices/segmented.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import {
  ArrowRightIcon,
  CheckIcon,
  CloseIcon,
  ImageIcon,
  PlusIcon,
} from '../../components/icons/actions.tsx';
import { BookIcon, ChartIcon, QuestionIcon, SlipIcon } from '../../components/icons/places.tsx';
import { CloudCheckIcon } from '../../components/icons/signs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ListRow } from '../../components/layout/list-row.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PaneRow } from '../../components/panes/pane-row.tsx';
import { PaneSkeleton } from '../../components/panes/pane-skeleton.tsx';
import { Avatar } from '../../components/people/avatar.tsx';
import { AvatarStack } from '../../components/people/avatar-stack.tsx';
import { ProgressBar } from '../../components/states/progress-bar.tsx';
import { WeekBerries } from '../../components/vine/week-berries.tsx';
import { people, week } from './sample-data.ts';
import { useSample } from './specimen.tsx';

/** The parts together, as the screen of today uses them. */
export function PageSection() {
  const say = useSample();
  return (
    <div className="grid grid-cols-1 items-start gap-5 @desk:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <PageHeader
          kicker={say('Friday', '星期五')}
          title={say('20 November', '11月20日')}
          aside={<WeekBerries label={say('This week', '本周')} days={week} today="2026-11-20" weekdays />}
          className="mb-0"
        />
        <PlannedCard />
        <WritingCard />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Chip tone="leaf" icon={<CloudCheckIcon className="size-4" />}>
            {say('Saved', '已保存')}
          </Chip>
          <Button>{say('Publish', '发布')}</Button>
        </div>
      </div>
      <aside className="grid min-w-0 grid-cols-1 gap-4">
        <Card aria-label={say('Design team', '设计团队')}>
          <h2 className="mb-3 text-lg">{say('Design team', '设计团队')}</h2>
          <ProgressBar label={say('9 of 12 have written', '12人中9人已写')} value={9} max={12} />
          <div className="mt-3">
            <AvatarStack people={people} total={9} />
          </div>
        </Card>
        <Card tone="grape" aria-label={say('Waiting for an answer', '等待回应')}>
          <h2 className="text-lg">{say('Waiting for an answer', '等待回应')}</h2>
          <p className="text-ink-2 text-sm">
            {say('Two diaries have no answer yet.', '陈晓和Aiko的日记还没有人回应。')}
          </p>
        </Card>
        <Rows />
        <figure className="rounded-lg border border-line bg-surface p-5 shadow-low">
          <blockquote className="font-semibold font-serif text-lg leading-(--leading-heading)">
            {say(
              '“A customer who complains has already decided to stay.”',
              '“会抱怨的客户，其实已经决定留下。”',
            )}
          </blockquote>
          <figcaption className="mt-2 text-ink-3 text-xs">{say('Wang Lei', '王磊')}</figcaption>
        </figure>
      </aside>
    </div>
  );
}

type Fate = 'done' | 'forward' | 'drop';

function PlannedCard() {
  const say = useSample();
  const [statuses, setStatuses] = useState<Record<number, Fate>>({ 0: 'done', 1: 'forward' });
  const plans = [
    say('Ship the CSV export to the Hangzhou pilot', '把CSV导出功能交付给杭州试点'),
    say('Call Mr Zhou about the delayed invoice', '就延迟的发票给周先生打电话'),
    say('Read the incident notes of Tuesday', '阅读周二的故障记录'),
  ];
  return (
    <Card aria-labelledby="planned">
      <h2 id="planned" className="mb-2 text-lg">
        {say('Planned yesterday', '昨天的计划')}
      </h2>
      <ul>
        {plans.map((plan, index) => (
          <li key={plan} className="flex flex-wrap items-center gap-3 border-line border-t py-2">
            <span className="min-w-0 flex-1 basis-48">{plan}</span>
            <Segmented
              label={plan}
              value={statuses[index] ?? null}
              onChange={(status) => setStatuses({ ...statuses, [index]: status })}
              segments={[
                {
                  value: 'done',
                  label: say('Done', '完成'),
                  icon: <CheckIcon className="size-5" />,
                  tone: 'leaf',
                },
                {
                  value: 'forward',
                  label: say('Carry over', '顺延'),
                  icon: <ArrowRightIcon className="size-5" />,
                  tone: 'amber',
                },
                {
                  value: 'drop',
                  label: say('Drop', '不做了'),
                  icon: <CloseIcon className="size-5" />,
                  tone: 'danger',
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WritingCard() {
  const say = useSample();
  const [text, setText] = useState<string>();
  const sample = say(
    'The export went live at 11:20. Three pilots already used it; one found that dates came out in UTC. Fixed before lunch, with a test for every zone we sell to.',
    '导出功能今天11:20上线，三家试点客户已经在用。其中一家发现日期按UTC显示，午饭前修好了，并为每个销售地区的时区都加了测试。',
  );
  const plus = <PlusIcon className="size-5" />;
  return (
    <Card aria-label={say('Writing', '写作')}>
      <TextArea
        label={
          <span className="font-serif text-lg">
            {say('What did you get done today?', '今天完成了什么？')}
          </span>
        }
        value={text ?? sample}
        onChange={(event) => setText(event.target.value)}
        minRows={5}
        count={say(`${(text ?? sample).length} characters`, `${(text ?? sample).length}个字`)}
      />
      <div className="-mt-8 mb-2">
        <IconButton label={say('Add a picture', '添加图片')} icon={<ImageIcon />} className="-ml-2.5" />
      </div>
      <ul className="divide-y divide-line">
        <li>
          <ListRow
            render={<button type="button" />}
            start={<BookIcon />}
            title={say('Learnings', '学习收获')}
            text={say('Ask for the time zone before the format.', '先问时区，再问格式。')}
          />
        </li>
        <li>
          <ListRow
            render={<button type="button" />}
            start={<SlipIcon />}
            title={say('Small mistakes', '小错误')}
            text={say('None this week yet', '本周还没有写')}
            end={<Chip tone="amber">{say('1 to go', '还差1条')}</Chip>}
          />
        </li>
        <li>
          <ListRow
            render={<button type="button" />}
            start={<QuestionIcon />}
            title={say('Strange or unclear things', '奇怪或不清楚的事')}
            end={plus}
          />
        </li>
        <li>
          <ListRow
            render={<button type="button" />}
            start={<ChartIcon />}
            title={say('Weekly top-5 progress', '本周前五项进展')}
            text={say('Pick from this week’s 9 results', '从本周9项成果中选择')}
            end={<Chip tone="grape">{say('Friday', '星期五')}</Chip>}
          />
        </li>
      </ul>
    </Card>
  );
}

/** A list beside what is open: the open row, another one, and one that opens nothing. */
function Rows() {
  const say = useSample();
  const link = <RouteLink to="/curiosity" />;
  const avatar = (index: number) => people[index] && <Avatar name={people[index].name} size="sm" />;
  return (
    <div className="grid grid-cols-1">
      <PaneRow
        id="open"
        isOpen
        render={link}
        start={avatar(0)}
        title={say('How wide are the margins of the printers?', '店里打印机的页边距有多宽？')}
        text={say('20 Nov', '11月20日')}
        counts={<span className="shrink-0 text-amber">{say('No answer yet', '暂无回答')}</span>}
      />
      <PaneRow
        id="other"
        isOpen={false}
        render={link}
        start={avatar(1)}
        title={say('Who prunes row four?', '谁修剪第四行？')}
        mark={<span className="shrink-0 text-ink-2 text-sm">10:32</span>}
        text={say('19 Nov', '11月19日')}
      />
      <PaneRow
        id="shut"
        isOpen={false}
        render={undefined}
        start={avatar(2)}
        title={say('Opens nothing', '打不开')}
        text={say('Not needed', '无需面谈')}
      />
      <PaneSkeleton />
    </div>
  );
}
