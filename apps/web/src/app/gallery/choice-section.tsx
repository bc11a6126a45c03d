import { useState } from 'react';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import { ToggleChip } from '../../components/choices/chip.tsx';
import { RadioGroup } from '../../components/choices/radio-group.tsx';
import { Segmented } from '../../components/choices/segmented.tsx';
import { Switch } from '../../components/choices/switch.tsx';
import { Tabs } from '../../components/choices/tabs.tsx';
import { MoonIcon, SunIcon, TextSizeIcon } from '../../components/icons/settings.tsx';
import { Columns, Row, Specimen, useSample } from './specimen.tsx';

/** Ticks, switches, radios, segments, tabs. */
export function ChoiceSection() {
  const say = useSample();
  const [status, setStatus] = useState<'done' | 'forward' | 'drop'>('done');
  const [look, setLook] = useState<'light' | 'dark' | 'size'>('light');
  const [joining, setJoining] = useState('approve');
  const [pressed, setPressed] = useState(true);
  const [tab, setTab] = useState<'all' | 'mine' | 'waiting'>('all');
  return (
    <Columns>
      <Specimen name="Checkbox: off, on with hint, error, disabled">
        <Checkbox label={say('Remember me on this device', '在这台设备上记住我')} />
        <Checkbox
          label={say('Remind me', '提醒我')}
          hint={say('Once, at my own time', '每天一次，在我自己设定的时间')}
          defaultChecked
        />
        <Checkbox
          label={say('I have read the terms of service and the privacy policy', '我已阅读服务条款和隐私政策')}
          error={say('Please agree first', '请先同意')}
        />
        <Checkbox label={say('Can’t be changed', '不可更改')} defaultChecked disabled />
      </Specimen>
      <Specimen name="Switch: off, on, disabled">
        <Switch label={say('Allow pinch zoom', '允许双指缩放')} />
        <Switch
          label={say('Daily reminder', '每日提醒')}
          hint={say('At 18:00 on working days', '工作日18:00')}
          defaultChecked
        />
        <Switch label={say('Set by your team', '由团队设定')} defaultChecked disabled />
      </Specimen>
      <Specimen name="RadioGroup">
        <RadioGroup
          legend={say('Joining verification', '加入需审核')}
          value={joining}
          onChange={(event) => setJoining(event.target.value)}
          options={[
            { value: 'open', label: say('Anyone with the code', '有邀请码即可加入') },
            {
              value: 'approve',
              label: say('An administrator approves', '需管理员同意'),
              hint: say('You’ll get a message', '你会收到消息'),
            },
            { value: 'closed', label: say('No one', '不允许加入'), disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Segmented, with icons; ToggleChip">
        <div className="grid justify-items-start gap-3">
          <Segmented
            label={say('What became of it', '结果')}
            value={status}
            onChange={setStatus}
            segments={[
              { value: 'done', label: say('Done', '完成') },
              { value: 'forward', label: say('Carry over', '顺延') },
              { value: 'drop', label: say('Drop', '不做了') },
            ]}
          />
          <Segmented
            label={say('Look', '外观')}
            value={look}
            onChange={setLook}
            segments={[
              { value: 'light', label: say('Light', '浅色'), icon: <SunIcon /> },
              { value: 'dark', label: say('Dark', '深色'), icon: <MoonIcon /> },
              { value: 'size', label: say('Size', '字号'), icon: <TextSizeIcon /> },
            ]}
          />
          <Row>
            <ToggleChip pressed={pressed} onClick={() => setPressed(!pressed)}>
              {say('Only unread', '仅未读')}
            </ToggleChip>
            <ToggleChip pressed={!pressed} onClick={() => setPressed(!pressed)}>
              {say('Mentions', '提到我')}
            </ToggleChip>
          </Row>
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label={say('Diaries', '日记')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'all',
              label: say('Everyone', '全部'),
              count: 12,
              content: say('All diaries of the day.', '今天的所有日记。'),
            },
            { value: 'mine', label: say('Mine', '我的'), content: say('Only yours.', '只有你的。') },
            {
              value: 'waiting',
              label: say('Waiting for an answer', '等待回应'),
              count: 2,
              content: say('No one has answered yet.', '还没有人回应。'),
            },
          ]}
        />
      </Specimen>
    </Columns>
  );
}
