import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { Link } from '../../components/buttons/link.tsx';
import { EditIcon, HeartIcon, PlusIcon, SendIcon } from '../../components/icons/actions.tsx';
import { TrashIcon } from '../../components/icons/objects.tsx';
import { PenIcon } from '../../components/icons/places.tsx';
import { Columns, Row, Specimen, useSample } from './specimen.tsx';

/** Buttons, icon buttons, links. */
export function ButtonSection() {
  const say = useSample();
  const publish = say('Publish', '发布');
  return (
    <Columns>
      <Specimen name="Button primary, quiet, danger, ghost">
        <Row>
          <Button>{publish}</Button>
          <Button look="quiet">{say('Save draft', '存为草稿')}</Button>
          <Button look="danger">{say('Delete', '删除')}</Button>
          <Button look="ghost">{say('Skip', '跳过')}</Button>
        </Row>
      </Specimen>
      <Specimen name="with icon">
        <Row>
          <Button icon={<SendIcon className="size-5" />}>{publish}</Button>
          <Button look="quiet" icon={<PlusIcon className="size-5" />}>
            {say('Add', '添加')}
          </Button>
          <Button look="ghost" icon={<EditIcon className="size-5" />}>
            {say('Edit', '编辑')}
          </Button>
        </Row>
      </Specimen>
      <Specimen name="loading">
        <Row>
          <Button loading>{publish}</Button>
          <Button look="quiet" loading>
            {publish}
          </Button>
          <Button look="ghost" loading>
            {publish}
          </Button>
        </Row>
      </Specimen>
      <Specimen name="disabled">
        <Row>
          <Button disabled>{publish}</Button>
          <Button look="quiet" disabled>
            {publish}
          </Button>
          <Button look="ghost" disabled>
            {publish}
          </Button>
        </Row>
      </Specimen>
      <Specimen name="IconButton plain, quiet, primary, on, disabled">
        <Row>
          <IconButton label={say('Write', '写')} icon={<PenIcon />} />
          <IconButton label={say('Edit', '编辑')} icon={<EditIcon />} look="quiet" />
          <IconButton label={say('Add', '添加')} icon={<PlusIcon />} look="primary" />
          <IconButton label={say('Like', '点赞')} icon={<HeartIcon />} look="on" aria-pressed />
          <IconButton label={say('Delete', '删除')} icon={<TrashIcon />} disabled />
        </Row>
      </Specimen>
      <Specimen name="Link inline, plain, as button">
        <p>
          {say('Read the ', '请阅读')}
          <Link href="#buttons">{say('terms of service', '服务条款')}</Link>
          {say(' before you sign up.', '再注册。')}
        </p>
        <Row>
          <Link href="#buttons" look="plain">
            {say('Forgotten your password?', '忘记密码？')}
          </Link>
          <Link href="#buttons" look="quiet">
            {say('To the team', '去团队')}
          </Link>
        </Row>
      </Specimen>
      <Specimen name="overlong, full width">
        <div className="max-w-72">
          <Button className="w-full">
            {say(
              'Publish the diary and send it to everyone who follows it',
              '发布这篇日记并发送给所有关注它的团队成员和上级',
            )}
          </Button>
        </div>
      </Specimen>
    </Columns>
  );
}
