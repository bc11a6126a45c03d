import { useState } from 'react';
import { BarPlot, BarSign } from '../../components/plots/bar-plot.tsx';
import { CalendarPlot } from '../../components/plots/calendar-plot.tsx';
import { LinePlot } from '../../components/plots/line-plot.tsx';
import { scaleTo } from '../../components/plots/plot-scale.ts';
import { Columns, Specimen, useSample } from './specimen.tsx';

const values = [62, 70, 68, null, 81, 79, 90, 88, null, 95];
const dayOf = (at: number) => new Date(Date.UTC(2026, 2, 2 + at)).toISOString().slice(0, 10);

/** Numbers over time. */
export function PlotSection() {
  const say = useSample();
  const [chosen, setChosen] = useState(4);
  const plot = {
    label: say('Days', '日期'),
    nameOf: (at: number) => `${dayOf(at)}: ${values[at % values.length] ?? say('nothing', '无')}`,
    below: (at: number) => String(at + 1),
    format: (value: number) => String(value),
    chosen,
    onChoose: setChosen,
  };
  return (
    <Columns>
      <Specimen name="LinePlot with gaps and a mean">
        <LinePlot {...plot} values={values} mean={79} scale={scaleTo(100, true)} />
      </Specimen>
      <Specimen name="BarPlot of three parts">
        <BarPlot
          {...plot}
          scale={scaleTo(12)}
          bars={values.map((value, at) => [
            { look: 'full', value: value === null ? 0 : 6 + (at % 3) },
            { look: 'half', value: at % 2 },
            { look: 'outline', value: value === null ? 11 : 2 },
          ])}
        />
        <p className="flex gap-3">
          <BarSign look="full" />
          <BarSign look="half" />
          <BarSign look="outline" />
        </p>
      </Specimen>
      <Specimen name="CalendarPlot of six weeks">
        <CalendarPlot
          {...plot}
          weekdays={[...'MTWTFSS']}
          days={Array.from({ length: 42 }, (_, at) => ({
            day: dayOf(at),
            isFree: at % 7 > 4,
            isMarked: at === 10,
            fill: at % 7 > 4 ? null : (values[at % values.length] ?? 0) / 100,
          }))}
        />
      </Specimen>
      <Specimen name="LinePlot without a value">
        <LinePlot {...plot} chosen={0} values={[null, null, null]} scale={scaleTo(0)} />
      </Specimen>
    </Columns>
  );
}
