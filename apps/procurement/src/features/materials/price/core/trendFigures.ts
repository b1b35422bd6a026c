import type { TrendPoint } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import type { ChartFigures } from '../../../../charts/Chart';

/** Shapes that tell suppliers apart without colours. */
const SHAPES = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'pin'];

interface TrendWords {
  yuan: string;
  /** Text of a source. */
  sourceOf: (source: string) => string;
}

/** A line per supplier over time, in the order of their first prices. */
export function trendFigures(points: readonly TrendPoint[], { yuan, sourceOf }: TrendWords): ChartFigures {
  const suppliers = [...new Set(points.map(({ supplierId }) => supplierId))];
  return {
    xAxis: {
      type: 'time',
      axisLabel: { formatter: { year: '{yyyy}-01', month: '{yyyy}-{MM}', day: '{MM}-{dd}' }, hideOverlap: true },
      splitLine: { show: false },
    },
    yAxis: { type: 'value', scale: true, name: yuan, axisLabel: { formatter: (value: number) => formatNumber(value) } },
    legend: { type: 'scroll', bottom: 0 },
    tooltip: {
      trigger: 'item',
      formatter: ({ seriesName, value: [date, price, source] }: HoveredPoint) =>
        `${seriesName}\n${date}  ${sourceOf(source)}\n${formatNumber(price)} ${yuan}`,
    },
    series: suppliers.map((supplierId, nth) => {
      const own = points.filter((point) => point.supplierId === supplierId);
      return {
        type: 'line',
        // Two suppliers may have the same name.
        id: supplierId,
        name: own[0]!.supplierName ?? supplierId,
        data: own.map(({ date, price, source }) => [date, price, source]),
        symbol: SHAPES[nth % SHAPES.length],
        symbolSize: 7,
        lineStyle: { width: 2 },
        emphasis: { focus: 'series' },
      };
    }),
  };
}

interface HoveredPoint {
  seriesName: string;
  value: [date: string, price: number, source: string];
}
