import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Select } from '../../components/choices/select.tsx';
import { DateField } from '../../components/fields/date-field.tsx';
import { FormErrors } from '../../components/fields/form-errors.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { OneTimeCodeField } from '../../components/fields/one-time-code-field.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { TimeField } from '../../components/fields/time-field.tsx';
import { SearchIcon } from '../../components/icons/actions.tsx';
import { MailIcon } from '../../components/icons/settings.tsx';
import { Card } from '../../components/layout/card.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { SkeletonBox } from '../../components/states/skeleton.tsx';
import { zones } from './sample-data.ts';
import { Columns, Specimen, useSample } from './specimen.tsx';

const Combobox = latePart(async () => (await import('../../components/choices/combobox.tsx')).Combobox, {
  fallback: <SkeletonBox className="h-18 rounded-md" />,
});

/** Text, lists, codes. */
export function FieldSection() {
  const say = useSample();
  const wrong = say('Please enter a valid email address', '请输入有效的邮箱地址');
  return (
    <Columns>
      <Specimen name="TextField">
        <TextField label={say('Name', '姓名')} autoComplete="name" />
      </Specimen>
      <Specimen name="hint, optional, icon">
        <TextField
          label={say('Email', '邮箱')}
          type="email"
          optional
          start={<MailIcon className="size-5" />}
          hint={say('Only your administrators see it.', '只有管理员能看到。')}
          placeholder="mei@example.com"
        />
      </Specimen>
      <Specimen name="error">
        <TextField label={say('Email', '邮箱')} id="wrong-email" defaultValue="mei@" error={wrong} />
      </Specimen>
      <Specimen name="count">
        <TextField label={say('Team name', '团队名称')} defaultValue={say('Design', '设计')} count="6 / 30" />
      </Specimen>
      <Specimen name="disabled">
        <TextField label={say('Invite code', '邀请码')} defaultValue="K7Q-24M" disabled />
      </Specimen>
      <Specimen name="label hidden, search">
        <TextField
          label={say('Search', '搜索')}
          labelHidden
          type="search"
          start={<SearchIcon className="size-5" />}
          placeholder={say('Search diaries', '搜索日记')}
        />
      </Specimen>
      <Specimen name="NumberField: with unit and hint, out of bounds">
        <NumberField
          label={say('Summary, at least', '总结至少')}
          hint={say('0 makes it optional.', '填写零即为选填。')}
          unit={say('characters', '字')}
          bounds={{ from: 0, to: 100 }}
          value="12"
          onChange={() => undefined}
        />
        <NumberField
          label={say('Day of the month', '每月几号')}
          bounds={{ from: 1, to: 28 }}
          value="29"
          onChange={() => undefined}
        />
      </Specimen>
      <Specimen name="PasswordField">
        <PasswordField
          label={say('Password', '密码')}
          autoComplete="current-password"
          defaultValue="vineyard"
          hint={say('6 to 30 letters, numbers or signs', '6至30位字母、数字或特殊字符')}
        />
      </Specimen>
      <Specimen name="OneTimeCodeField, error">
        <OneTimeCodeField
          label={say('Code from the email', '邮件验证码')}
          error={say('This code has expired', '验证码已过期')}
        />
      </Specimen>
      <Specimen name="TextArea ruled">
        <Card>
          <TextArea
            label={say('Learnings', '学习收获')}
            defaultValue={say(
              'Ask for the time zone before the format. 日期and dates mix in one line, and the rules stay under every word.',
              '先问时区，再问格式。中文和English混排，横线依然落在每一行字下面。',
            )}
            count={say('106 characters', '34个字')}
            minRows={4}
          />
        </Card>
      </Specimen>
      <Specimen name="TextArea ruled, error; boxed">
        <Card>
          <TextArea
            label={say('Small mistakes', '小错误')}
            defaultValue={say('Oops', '哎')}
            error={say('At least 5 characters', '至少5个字')}
            count="4 / 5"
            minRows={2}
          />
        </Card>
        <TextArea
          label={say('Comment', '评论')}
          look="boxed"
          minRows={2}
          className="mt-4"
          placeholder={say('Answer kindly', '友善地回应')}
        />
      </Specimen>
      <Moments />
      <Lists />
      <Specimen name="FormErrors">
        <ErrorsOnDemand message={wrong} />
      </Specimen>
    </Columns>
  );
}

function Moments() {
  const say = useSample();
  const [day, setDay] = useState('2026-11-22');
  const [time, setTime] = useState('17:30');
  return (
    <>
      <Specimen name="DateField, bounded by its month">
        <DateField
          label={say('Last day', '最后一天')}
          value={day}
          min="2026-11-05"
          max="2026-11-30"
          onChange={setDay}
        />
      </Specimen>
      <Specimen name="DateField, empty, error">
        <DateField
          label={say('First day', '第一天')}
          value=""
          onChange={setDay}
          error={say('Choose the first day', '请选择第一天')}
        />
      </Specimen>
      <Specimen name="TimeField">
        <TimeField
          label={say('My time', '我的时间')}
          hint={say('Arrow keys go by quarters of an hour.', '方向键每次调整15分钟。')}
          value={time}
          onChange={setTime}
        />
      </Specimen>
    </>
  );
}

function Lists() {
  const say = useSample();
  const [impact, setImpact] = useState<'high' | 'medium' | 'low' | null>(null);
  const [zone, setZone] = useState<string | null>('Asia/Shanghai');
  const options = [
    { value: 'high', label: say('High', '高'), hint: say('The whole company feels it', '全公司都能感受到') },
    { value: 'medium', label: say('Medium', '中') },
    { value: 'low', label: say('Low', '低'), disabled: true },
  ] as const;
  return (
    <>
      <Specimen name="Select">
        <Select
          label={say('Impact', '影响')}
          options={options}
          value={impact}
          onChange={setImpact}
          placeholder={say('Choose', '请选择')}
        />
      </Specimen>
      <Specimen name={`Combobox, ${zones.length} entries`}>
        <Combobox
          label={say('Time zone', '时区')}
          options={zones}
          value={zone}
          onChange={setZone}
          hint={say('City or region', '城市或地区')}
        />
      </Specimen>
      <Specimen name="Select, error, disabled">
        <div className="grid gap-4">
          <Select
            label={say('Department', '部门')}
            options={options}
            value={null}
            onChange={setImpact}
            error={say('Please add a department for the new member', '请为新成员选择部门')}
          />
          <Select
            label={say('Trend', '趋势')}
            options={options}
            value="medium"
            onChange={setImpact}
            disabled
          />
        </div>
      </Specimen>
    </>
  );
}

function ErrorsOnDemand({ message }: { message: string }) {
  const [sent, setSent] = useState(false);
  return (
    <div className="grid gap-3">
      <Button look="quiet" className="justify-self-start" onClick={() => setSent(!sent)}>
        {sent ? 'Hide' : 'Show'}
      </Button>
      <FormErrors errors={sent ? [{ fieldId: 'wrong-email', message }] : []} />
    </div>
  );
}
