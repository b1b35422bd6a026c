import type { ReportChart, ReportChartData, ReportDetails } from '@gezi/domain';
import type { ChartFigures } from '../../../../charts/Chart';
import type { Texts } from '../texts';
import { formatFigure } from './reportValues';

type Columns = Pick<ReportDetails, 'columns'>;

/** Parts of a pie; the others are one. */
const MAX_PARTS = 12;
/** Maximum characters of a name at an axis. */
const NAME = 12;

const labelOf = ({ columns }: Columns, field: string): string =>
  columns.find(({ dataIndex }) => dataIndex === field)?.title ?? field;

/** Name of the values of a chart. */
export const valueLabel = (report: Columns, { y, method }: ReportChart, texts: Texts): string =>
  method === 'count' || y === null ? texts.countOfRows : texts.valueOf(method, labelOf(report, y));

export const chartTitle = (report: Columns, chart: ReportChart, texts: Texts): string =>
  texts.chartTitle(
    valueLabel(report, chart, texts),
    labelOf(report, chart.x),
    chart.series && chart.kind !== 'pie' ? labelOf(report, chart.series) : undefined,
  );

/** A chart as figures by series and name. */
export interface ChartTable {
  names: string[];
  series: { name: string; values: (number | null)[] }[];
}

/** Points by series and name, each in the order of the points. */
export function tableOf({ points }: ReportChartData, oneSeries: string, noValue: string): ChartTable {
  const names = [...new Set(points.map(({ x }) => x ?? noValue))];
  const place = new Map(names.map((name, index) => [name, index]));
  const series = new Map<string, (number | null)[]>();
  for (const { x, series: its, value } of points) {
    const name = its === null && points.every((point) => point.series === null) ? oneSeries : (its ?? noValue);
    const values = series.get(name) ?? names.map(() => null);
    const at = place.get(x ?? noValue)!;
    values[at] = (values[at] ?? 0) + value;
    series.set(name, values);
  }
  return { names, series: [...series].map(([name, values]) => ({ name, values })) };
}

const formatOf = ({ columns }: Columns, { y, method }: ReportChart): string | undefined =>
  method === 'count' ? 'integer' : columns.find(({ dataIndex }) => dataIndex === y)?.format;

/** The drawing of a chart. */
export function figuresOf(report: Columns, chart: ReportChart, table: ChartTable, texts: Texts): ChartFigures {
  const figure = (value: unknown) => (typeof value === 'number' ? formatFigure(value, formatOf(report, chart)) : '-');
  const short = (text: string) => (text.length > NAME ? `${text.slice(0, NAME)}…` : text);
  if (chart.kind === 'pie') {
    return {
      legend: { type: 'scroll', bottom: 0, formatter: short },
      tooltip: { trigger: 'item', valueFormatter: figure },
      series: [
        {
          type: 'pie',
          name: valueLabel(report, chart, texts),
          radius: ['38%', '66%'],
          center: ['50%', '44%'],
          label: { formatter: ({ percent = 0 }: { percent?: number }) => `${percent}%` },
          data: partsOf(table, texts.otherParts),
        },
      ],
    };
  }
  // Names of many or long ones are read better beside horizontal bars.
  const isLying = chart.kind === 'bar' && table.names.some(({ length }) => length > NAME);
  const values = { type: 'value', axisLabel: { formatter: shortNumber, hideOverlap: true } };
  const names = {
    type: 'category',
    data: table.names,
    axisLabel: { hideOverlap: !isLying, formatter: short },
    ...(isLying && { inverse: true }),
  };
  return {
    xAxis: isLying ? values : names,
    yAxis: isLying ? names : values,
    ...(table.series.length > 1 && { legend: { type: 'scroll', bottom: 0 } }),
    ...(isLying && { grid: { bottom: table.series.length > 1 ? 40 : 8, top: 8 } }),
    tooltip: {
      trigger: 'axis',
      valueFormatter: figure,
      ...(chart.kind === 'bar' && { axisPointer: { type: 'shadow' } }),
    },
    series: table.series.map((series) => ({
      type: chart.kind,
      name: series.name,
      data: series.values,
      ...(chart.kind === 'bar'
        ? { barMaxWidth: 22, ...(table.series.length > 1 && { stack: 'all' }) }
        : { connectNulls: true, symbolSize: 7 }),
    })),
  };
}

/** The largest parts of a pie, and the sum of the others. Parts below zero cannot be drawn. */
function partsOf({ names, series }: ChartTable, others: string): { name: string; value: number }[] {
  const sums = names.map((name, at) => ({
    name,
    value: series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  }));
  const parts = sums.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  if (parts.length <= MAX_PARTS) return parts;
  const rest = parts.slice(MAX_PARTS - 1).reduce((sum, { value }) => sum + value, 0);
  return [...parts.slice(0, MAX_PARTS - 1), { name: others, value: rest }];
}

/** The figures of a chart as a table with texts. */
export const textTable = (report: Columns, chart: ReportChart, { names, series }: ChartTable) => ({
  columns: [labelOf(report, chart.x), ...series.map(({ name }) => name)],
  rows: names.map((name, at) => [
    name,
    ...series.map(({ values }) => {
      const value = values[at];
      return value === null || value === undefined ? '' : formatFigure(value, formatOf(report, chart));
    }),
  ]),
});

/** An amount of an axis without trailing zeros, e.g. `1.2M`; language-neutral. */
function shortNumber(value: number): string {
  return new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}
