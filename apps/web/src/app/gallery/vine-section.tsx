import { DayMark } from '../../components/days/day-mark.tsx';
import { type MonthDay, MonthGrid, MonthLegend } from '../../components/days/month-grid.tsx';
import { MonthStepper } from '../../components/days/month-stepper.tsx';
import { Logo, LogoMark } from '../../components/layout/logo.tsx';
import { Berry } from '../../components/vine/berry.tsx';
import type { VineDay } from '../../components/vine/vine-drawing.tsx';
import { VineMonth } from '../../components/vine/vine-month.tsx';
import type { Grade } from '../../components/vine/vine-shapes.tsx';
import { WeekBerries } from '../../components/vine/week-berries.tsx';
import { allStates, week } from './sample-data.ts';
import { Columns, Row, Specimen, useSample } from './specimen.tsx';

/** A day of each state; the last three are chosen, to come, and in another month. */
const sampleWeek: readonly (MonthDay | null)[] = [
  { date: '2026-11-16', state: 'submitted', disabled: true },
  { date: '2026-11-17', state: 'missed' },
  { date: '2026-11-18', state: 'holiday', note: 'Harvest feast', disabled: true },
  { date: '2026-11-19', state: 'vacation' },
  { date: '2026-11-20', state: 'not-submitted', selected: true },
  { date: '2026-11-21' },
  null,
];

const gradedWeek: readonly (VineDay | null)[] = [
  { date: '2026-11-23', state: 'late', grade: 'A' },
  { date: '2026-11-24', state: 'submitted', grade: 'B' },
  { date: '2026-11-25', state: 'submitted', grade: 'C' },
  { date: '2026-11-26', state: 'submitted', grade: 'D' },
  { date: '2026-11-27', state: 'late' },
  null,
  null,
];

const grades: readonly Grade[] = ['A', 'B', 'C', 'D'];

/** Berries, marks of days, the logo. */
export function VineSection() {
  const say = useSample();
  return (
    <Columns>
      <Specimen name="Berry A B C D">
        <Row>
          {grades.map((grade) => (
            <Berry
              key={grade}
              grade={grade}
              className="size-16"
              label={say(`Grade ${grade}`, `等级${grade}`)}
            />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Berry 24 px, 14 px without letter">
        <Row>
          {grades.map((grade) => (
            <Berry key={grade} grade={grade} className="size-6" />
          ))}
          {grades.map((grade) => (
            <Berry key={grade} grade={grade} className="size-3.5" letter={false} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="DayMark, every state">
        <Row>
          {allStates.map((day) => (
            <DayMark key={day.date} state={day.state} className="size-14" />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Logo">
        <Row>
          <Logo />
          <LogoMark className="h-20 w-18" />
        </Row>
      </Specimen>
      <Specimen name="MonthGrid, MonthLegend">
        <MonthGrid
          label={say('November 2026', '2026年11月')}
          weeks={[sampleWeek]}
          today="2026-11-20"
          active="2026-11-20"
          onActive={() => undefined}
          onSelect={() => undefined}
        />
        <MonthLegend />
      </Specimen>
      <Specimen name="MonthStepper, in its last month">
        <MonthStepper month="2026-11" last="2026-11" onStep={() => undefined} />
      </Specimen>
      <Specimen name="VineMonth">
        <VineMonth
          label={say('November: 2 written, 1 missed', '11月：写了 2 天，缺 1 天')}
          weeks={[sampleWeek, gradedWeek]}
          today="2026-11-24"
          seed="sample"
          onSelect={(date) => document.getElementById(date)?.focus()}
        />
      </Specimen>
      <Specimen name="WeekBerries">
        <WeekBerries label={say('This week', '本周')} days={week} today="2026-11-20" />
      </Specimen>
      <Specimen name="WeekBerries, weekdays">
        <WeekBerries label={say('Last week', '上周')} days={allStates} weekdays />
      </Specimen>
      <Specimen name="WeekBerries, to choose a day">
        <WeekBerries
          label={say('Choose a day', '选择一天')}
          days={week}
          today="2026-11-20"
          weekdays
          onSelect={(date) => document.getElementById(date)?.focus()}
        />
      </Specimen>
    </Columns>
  );
}
