import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Divider } from '../../components/layout/divider.tsx';
import { Banner } from '../../components/states/banner.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ProgressBar } from '../../components/states/progress-bar.tsx';
import { SkeletonBox, SkeletonGroup, SkeletonText } from '../../components/states/skeleton.tsx';
import { Columns, Specimen, useSample } from './specimen.tsx';

/** Cards, emptiness, waiting, trouble. */
export function StateSection() {
  const say = useSample();
  const [retrying, setRetrying] = useState(false);
  const hide = () => setRetrying(false);
  return (
    <Columns>
      <Specimen name="Banner info, good, offline, error">
        <div className="grid gap-3">
          <Banner onClose={hide}>{say('A new version is ready.', '有新版本。')}</Banner>
          <Banner tone="good">{say('Your team has been created.', '团队已创建。')}</Banner>
          <Banner tone="offline" title={say('You’re offline', '你已离线')}>
            {say('What you write is kept and sent later.', '你写的内容会保存，稍后自动发送。')}
          </Banner>
          <Banner tone="error" onRetry={() => setRetrying(!retrying)} retrying={retrying}>
            {say('The diaries couldn’t be loaded.', '日记加载失败。')}
          </Banner>
        </div>
      </Specimen>
      <Specimen name="EmptyState growing, winter">
        <Card>
          <EmptyState
            title={say('Nothing grows here yet', '这里还没有葡萄')}
            action={<Button>{say('Write the first diary', '写第一篇日记')}</Button>}
          >
            {say('Your first diary is the first grape.', '第一篇日记就是第一颗葡萄。')}
          </EmptyState>
        </Card>
        <Card className="mt-4">
          <EmptyState drawing="winter" title={say('A quiet day', '安静的一天')}>
            {say('Holiday. Nothing is missing.', '节假日，不需要写日记。')}
          </EmptyState>
        </Card>
      </Specimen>
      <Specimen name="Skeleton of the same height">
        <div className="grid gap-4">
          <Card>
            <SkeletonGroup>
              <div className="flex items-center gap-3">
                <SkeletonBox className="size-11 rounded-pill" />
                <div className="flex-1">
                  <SkeletonText className="max-w-32 font-semibold" />
                  <SkeletonText className="max-w-24 text-xs" />
                </div>
              </div>
              <SkeletonText lines={3} className="mt-3" />
            </SkeletonGroup>
          </Card>
          <Card>
            <div className="flex items-center gap-3">
              <span className="size-11 rounded-pill bg-sunken" />
              <div className="flex-1">
                <p className="font-semibold">{say('Wang Lei', '王磊')}</p>
                <p className="text-ink-3 text-xs">{say('Today 18:42', '今天18:42')}</p>
              </div>
            </div>
            <p className="mt-3">
              {say(
                'The same card with its text: both must have the same height, so that nothing jumps when the text comes in from the network and takes its place in the card.',
                '同一张卡片，带有文字：两者的高度必须一致，这样文字从网络加载出来的时候页面就不会跳动，读者的目光也不会丢失位置，手指也不会点错地方，网速慢也一样。',
              )}
            </p>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Card grape, sunken; ProgressBar; Divider">
        <div className="grid gap-4">
          <Card tone="grape">{say('Waiting for you', '等你处理')}</Card>
          <Card tone="sunken">{say('An aside', '补充说明')}</Card>
          <ProgressBar label={say('9 of 12 have written', '12人中9人已写')} value={9} max={12} />
          <ProgressBar label={say('Uploading', '上传中')} value={30} tone="grape" />
          <Divider />
          <Divider label={say('or', '或')} />
        </div>
      </Specimen>
    </Columns>
  );
}
