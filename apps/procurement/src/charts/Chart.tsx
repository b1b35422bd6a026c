import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { chartTheme } from './chartTheme';
import { useTexts } from './texts';
import './charts.css';

type Part = Readonly<Record<string, unknown>>;

/** Content of a chart, as members of an ECharts option; colours come from the theme. */
export interface ChartFigures {
  series: readonly Part[];
  /** Absent for a pie. */
  xAxis?: Part;
  yAxis?: Part;
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

interface LinkedChartProps extends ChartProps {
  /** Page with the records behind each row of the table, and behind the data point of the same index. */
  links: readonly string[];
}

/**
 * A chart whose data points lead to the records behind them. A button shows the table instead of the drawing, with the
 * same links for the keyboard.
 */
export function LinkedChart({ links, ...props }: LinkedChartProps) {
  const navigate = useNavigate();
  return (
    <TableChart
      {...props}
      links={links}
      onPick={(index) => {
        const path = links[index];
        if (path) void navigate(path);
      }}
    />
  );
}

interface TableChartProps extends ChartProps {
  /** Target of the first cell of each row of the table. */
  links?: readonly string[];
  /** Called with the index of a data point that is clicked. */
  onPick?: (index: number) => void;
}

/** A chart with a button that shows its figures as a table instead of the drawing. */
export function TableChart({ links, onPick, ...props }: TableChartProps) {
  const texts = useTexts();
  const [isTable, setTable] = useState(false);
  return (
    <div className="gezi-linked-chart">
      {isTable ? (
        <div className="gezi-chart-table" style={{ blockSize: props.height ?? 320 }}>
          <FigureTable label={props.label} {...props.table} {...(links && { links })} />
        </div>
      ) : (
        <Chart {...props} {...(onPick && { onPick })} />
      )}
      <Button
        type="text"
        size="small"
        className="gezi-chart-toggle"
        aria-label={isTable ? texts.chartOf(props.label) : texts.tableOf(props.label)}
        icon={isTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
        onClick={() => setTable(!isTable)}
      >
        {isTable ? texts.chart : texts.table}
      </Button>
    </div>
  );
}

/**
 * A chart of lines or bars, or a pie. The library that draws it is loaded with the first chart.
 *
 * @param onPick called with the index of a data point that is clicked
 */
export function Chart({
  label,
  figures,
  table,
  height = 320,
  onPick,
}: ChartProps & { onPick?: (index: number) => void }) {
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
      // A page that is shown again draws a new one.
      setChart(undefined);
    };
  }, []);

  const option = useMemo(() => themed(figures, chartTheme(token)), [figures, token]);
  useEffect(() => chart?.setOption(option, { notMerge: true }), [chart, option]);
  const pick = useEffectEvent((index: number) => onPick?.(index));
  const isPickable = onPick !== undefined;
  useEffect(() => {
    if (!chart || !isPickable) return undefined;
    const onClick = ({ dataIndex }: { dataIndex: number }) => pick(dataIndex);
    chart.on('click', onClick);
    return () => void chart.off('click', onClick);
  }, [chart, isPickable]);

  return (
    <figure className="gezi-chart" aria-label={label}>
      <div ref={box} className="gezi-chart-drawing" style={{ blockSize: height }} aria-hidden hidden={hasFailed} />
      <div className={hasFailed ? 'gezi-chart-table' : 'gezi-visually-hidden'}>
        <FigureTable label={label} {...table} />
      </div>
    </figure>
  );
}

interface FigureTableProps extends Pick<ChartProps, 'label'> {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Target of the first cell of each row. */
  links?: readonly string[];
}

const FigureTable = ({ label, columns, rows, links = [] }: FigureTableProps) => (
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
            <td key={at}>{at === 0 && links[row] ? <Link to={links[row]}>{cell}</Link> : cell}</td>
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
  // Labels of a pie stand beside it, on the card.
  series: series.map((part) =>
    part.type === 'pie'
      ? { ...part, label: { color: textStyle.color, textBorderWidth: 0, ...(part.label as Part) } }
      : part,
  ),
  ...(xAxis && yAxis
    ? {
        xAxis: axisOf(axis, xAxis),
        yAxis: axisOf(axis, yAxis),
        grid: { left: 8, right: 16, top: 32, bottom: 40, outerBoundsMode: 'same', ...grid },
      }
    : {}),
  ...(legend && { legend: { ...parts.legend, ...legend } }),
  tooltip: { ...parts.tooltip, ...tooltip },
});
