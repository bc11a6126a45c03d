import { Badge, Chip } from '../../components/choices/chip.tsx';
import { ChevronRightIcon } from '../../components/icons/actions.tsx';
import { ClockIcon } from '../../components/icons/objects.tsx';
import { StarIcon } from '../../components/icons/places.tsx';
import { CheckCircleIcon } from '../../components/icons/signs.tsx';
import { ListRow } from '../../components/layout/list-row.tsx';
import { Avatar } from '../../components/people/avatar.tsx';
import { AvatarStack } from '../../components/people/avatar-stack.tsx';
import { people } from './sample-data.ts';
import { Columns, Row, Specimen, useSample } from './specimen.tsx';

/** Avatars, chips, badges, rows. */
export function PeopleSection() {
  const say = useSample();
  return (
    <Columns>
      <Specimen name="Avatar xs sm md lg, picture, broken picture">
        <Row>
          <Avatar name="王磊" size="xs" named />
          <Avatar name="Aiko Kimura" size="sm" named />
          <Avatar name="李思远" named />
          <Avatar name="Tomás Silva" size="lg" named />
          <Avatar name="Maya Okafor" src="/icon.svg" named />
          <Avatar name="陈晓" src="/nowhere.webp" named />
        </Row>
      </Specimen>
      <Specimen name="tints">
        <Row>
          {people.map((person) => (
            <Avatar key={person.id} name={person.name} personId={person.id} named />
          ))}
        </Row>
      </Specimen>
      <Specimen name="AvatarStack">
        <div className="grid gap-2 rounded-md bg-surface p-3">
          <AvatarStack people={people} max={3} />
          <AvatarStack people={people.slice(0, 2)} size="xs" />
        </div>
      </Specimen>
      <Specimen name="Chip, Badge">
        <Row>
          <Chip>{say('Draft', '草稿')}</Chip>
          <Chip tone="grape" icon={<StarIcon className="size-4" />}>
            {say('Curiosity', '好奇')}
          </Chip>
          <Chip tone="leaf" icon={<CheckCircleIcon className="size-4" />}>
            {say('12 days in a row', '连续12天')}
          </Chip>
          <Chip tone="amber" icon={<ClockIcon className="size-4" />}>
            {say('Late', '补交')}
          </Chip>
          <Chip tone="danger">{say('Removed', '已移除')}</Chip>
          <Badge count={3} label={say('3 unread messages', '3条未读消息')} />
          <Badge count={120} label={say('120 unread messages', '120条未读消息')} />
        </Row>
      </Specimen>
      <Specimen name="ListRow">
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
          <li>
            <ListRow
              render={<a href="#people">{say('Aiko Kimura', '木村爱子')}</a>}
              start={<Avatar name="Aiko Kimura" size="sm" />}
              title={say('Aiko Kimura', '木村爱子')}
              text={say('Customer success · today 18:05', '客户成功部 · 今天18:05')}
              end={<ChevronRightIcon className="size-5" />}
            />
          </li>
          <li>
            <ListRow
              title={say(
                'A very long title that needs more than one line on a small telephone',
                '一个很长很长的标题，在小屏幕手机上需要换成两行才能显示完整',
              )}
              end={<Chip tone="amber">{say('1 to go', '还差1条')}</Chip>}
            />
          </li>
        </ul>
      </Specimen>
    </Columns>
  );
}
