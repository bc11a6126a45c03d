import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { Menu } from '../../components/buttons/menu.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { EditIcon } from '../../components/icons/actions.tsx';
import { CopyIcon, MoreIcon, TrashIcon } from '../../components/icons/objects.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { toast } from '../../lib/toast/toast.ts';
import { Columns, Row, Specimen, useSample } from './specimen.tsx';

const Drawer = latePart(async () => (await import('../../components/dialogs/drawer.tsx')).Drawer);

/** What lies over the page. */
export function OverlaySection() {
  const say = useSample();
  const nothing = () => undefined;
  return (
    <Columns>
      <Specimen name="FormDialog, ConfirmDialog">
        <Row>
          <Rename />
          <Remove />
        </Row>
      </Specimen>
      <Specimen name="Drawer: from below on a phone, from the side elsewhere">
        <Drawer
          trigger={<Button look="quiet">{say('Answers', '回应')}</Button>}
          title={say('Answers', '回应')}
          description={say('Swipe to put it away.', '滑动即可关闭。')}
          actions={<Button>{say('Send', '发送')}</Button>}
        >
          <TextField label={say('Your answer', '你的回应')} />
        </Drawer>
      </Specimen>
      <Specimen name="Menu">
        <Row>
          <Menu
            trigger={<IconButton label={say('More', '更多')} icon={<MoreIcon />} look="quiet" />}
            align="start"
            actions={[
              { id: 'edit', label: say('Edit', '编辑'), icon: <EditIcon />, onSelect: nothing },
              { id: 'copy', label: say('Copy link', '复制链接'), icon: <CopyIcon />, onSelect: nothing },
              {
                id: 'delete',
                label: say('Delete', '删除'),
                icon: <TrashIcon />,
                onSelect: nothing,
                danger: true,
              },
            ]}
          />
        </Row>
      </Specimen>
      <Toasts />
    </Columns>
  );
}

/** Open while it is there. */
function Remove() {
  const say = useSample();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {say('Delete', '删除')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={say('Delete this diary?', '删除这篇日记？')}
        confirmLabel={say('Delete', '删除')}
        danger
        onConfirm={() => setOpen(false)}
      >
        {say('Its comments go with it.', '评论也会一起删除。')}
      </ConfirmDialog>
    </>
  );
}

function Rename() {
  const say = useSample();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {say('Rename', '重命名')}
      </Button>
      {isOpen && (
        <FormDialog
          title={say('Rename the team', '重命名团队')}
          description={say('Everyone sees the new name at once.', '所有人会立刻看到新名称。')}
          submitLabel={say('Save', '保存')}
          busy={false}
          onSubmit={close}
          onClose={close}
        >
          <TextField label={say('Team name', '团队名称')} defaultValue={say('Design', '设计')} />
        </FormDialog>
      )}
    </>
  );
}

/** The shell renders toasts; this section only triggers them. */
function Toasts() {
  const say = useSample();
  const [endLoading, setEndLoading] = useState<(() => void) | null>(null);
  const toggleLoading = () => {
    endLoading?.();
    const end = endLoading ? null : toast.loading();
    setEndLoading(() => end);
  };
  return (
    <Specimen name="ToastView: a tap anywhere puts it away">
      <Row>
        <Button look="quiet" onClick={() => toast.success(say('Login successful', '登录成功'))}>
          success
        </Button>
        <Button
          look="quiet"
          onClick={() => toast.failure(say('Invalid username or password', '用户名或密码错误'))}
        >
          failure
        </Button>
        <Button
          look="quiet"
          onClick={() => toast.undoable(say('Note removed', '备注已删除'), () => undefined)}
        >
          undoable
        </Button>
        <Button look="quiet" onClick={toggleLoading}>
          loading
        </Button>
      </Row>
    </Specimen>
  );
}
