import { theme } from 'antd';
import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { chartTheme } from './chartTheme';
import './charts.css';

type Part = Readonly<Record<string, unknown>>;

/** Content of a chart, as members of an ECharts option; colours come from the theme. */
export interface ChartFigures {
  series: readonly Part[];
  xAxis: Part;
  yAxis: Part;
  grid?: Part;
  legend?: Part;
  tooltip?: Part;
}

interface ChartProps {
  /** Accessible name. */
  label: string;
  /** Must be memoised. */
  figures: ChartFigures;
  /** The same figures as a table, which screen readers read and which is shown if the chart cannot be drawn. */
  table: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** Pixels; default 320. */
  height?: number;
}

/** A chart of lines or bars. The library that draws it is loaded with the first chart. */
export function Chart({ label, figures, table, height = 320 }: ChartProps) {
  const { token } = theme.useToken();
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let started: EChartsType | undefined;
    let isGone = false;
    const element = box.current!;
    const sizes = new ResizeObserver(() => started?.resize());
    sizes.observe(element);
    async function start() {
      try {
        const { drawChart } = await import('./drawChart');
        if (isGone) return;
        started = drawChart(element);
        setChart(started);
      } catch {
        if (!isGone) setFailed(true);
      }
    }
    void start();
    return () => {
      isGone = true;
      sizes.disconnect();
      started?.dispose();
    };
  }, []);

  const option = useMemo(() => themed(figures, chartTheme(token)), [figures, token]);
  useEffect(() => chart?.setOption(option, { notMerge: true }), [chart, option]);

  return (
    <figure className="gezi-chart" aria-label={label}>
      <div ref={box} className="gezi-chart-drawing" style={{ blockSize: height }} aria-hidden hidden={hasFailed} />
      <div className={hasFailed ? 'gezi-chart-table' : 'gezi-visually-hidden'}>
        <FigureTable label={label} {...table} />
      </div>
    </figure>
  );
}

const FigureTable = ({ label, columns, rows }: ChartProps['table'] & Pick<ChartProps, 'label'>) => (
  <table aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const axisOf = (theme: { axisLabel: Part }, { axisLabel = {}, ...axis }: Part): Part => ({
  ...theme,
  ...axis,
  axisLabel: { ...theme.axisLabel, ...(axisLabel as Part) },
});

const themed = (
  { series, xAxis, yAxis, grid, legend, tooltip }: ChartFigures,
  { axis, color, textStyle, ...parts }: ReturnType<typeof chartTheme>,
): EChartsCoreOption => ({
  animation: false,
  color,
  textStyle,
  series: [...series],
  xAxis: axisOf(axis, xAxis),
  yAxis: axisOf(axis, yAxis),
  grid: { left: 8, right: 16, top: 32, bottom: 40, outerBoundsMode: 'same', ...grid },
  ...(legend && { legend: { ...parts.legend, ...legend } }),
  tooltip: { ...parts.tooltip, ...tooltip },
});
