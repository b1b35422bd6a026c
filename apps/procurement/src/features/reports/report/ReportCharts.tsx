import { useClient } from '@gezi/client';
import type { ReportChart, ReportDetails } from '@gezi/domain';
import { DeleteOutlined, PieChartOutlined, SettingOutlined } from '@ant-design/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { TableChart } from '../../../charts/Chart';
import { ChartCard } from '../../../charts/ChartCard';
import { ChartDialog } from './ChartDialog';
import { chartTitle, figuresOf, tableOf, textTable, valueLabel } from './core/chartFigures';
import { chartQuery, keepCharts } from './queries';
import { useTexts } from './texts';
import { useCharts } from './useCharts';

interface ReportChartsProps {
  report: ReportDetails;
  /** Conditions and parameters of the rows. Must be memoised. */
  input: Readonly<Record<string, string>>;
  /** True if the caller may change the charts of the report. */
  mayKeep: boolean;
}

/** Charts over the rows of a report, chosen by the user. */
export function ReportCharts({ report, input, mayKeep }: ReportChartsProps) {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const { charts, isOwn, mayAdd, change, reset } = useCharts(report);
  /** Index of the chart that is edited; that of a new one is their number. */
  const [edited, setEdited] = useState<number>();
  const keep = useMutation(keepCharts(client, useQueryClient()));

  function save(chart: ReportChart) {
    change(edited === charts.length ? [...charts, chart] : charts.map((old, nth) => (nth === edited ? chart : old)));
    setEdited(undefined);
  }

  function keepAll() {
    keep.mutate(
      { id: report.id, charts },
      {
        onSuccess: () => {
          reset();
          void message.success(texts.chartsKept);
        },
      },
    );
  }

  return (
    <section className="gezi-report-charts" aria-label={texts.charts}>
      <div className="gezi-report-chart-tools">
        <Button icon={<PieChartOutlined aria-hidden />} disabled={!mayAdd} onClick={() => setEdited(charts.length)}>
          {texts.addChart}
        </Button>
        {isOwn && <Button onClick={reset}>{texts.resetCharts}</Button>}
        {isOwn && mayKeep && (
          <Button loading={keep.isPending} onClick={keepAll}>
            {texts.keepCharts}
          </Button>
        )}
      </div>
      {charts.length > 0 && (
        <div className="gezi-charts">
          {charts.map((chart, nth) => (
            <OneChart
              // Two charts may be equal, so only the index is unique.
              key={`${nth} ${JSON.stringify(chart)}`}
              report={report}
              chart={chart}
              input={input}
              onEdit={() => setEdited(nth)}
              onRemove={() => change(charts.filter((_chart, index) => index !== nth))}
            />
          ))}
        </div>
      )}
      {edited !== undefined && (
        <ChartDialog report={report} chart={charts[edited]} onSave={save} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}

interface OneChartProps extends Omit<ReportChartsProps, 'mayKeep'> {
  chart: ReportChart;
  onEdit: () => void;
  onRemove: () => void;
}

function OneChart({ report, chart, input, onEdit, onRemove }: OneChartProps) {
  const texts = useTexts();
  const client = useClient();
  const { data, isPending, error, refetch } = useQuery(chartQuery(client, chart, input));
  const title = chartTitle(report, chart, texts);
  const drawn = useMemo(() => {
    const table = tableOf(data ?? { points: [], isCut: false }, valueLabel(report, chart, texts), texts.noValue);
    return { figures: figuresOf(report, chart, table, texts), table: textTable(report, chart, table) };
  }, [data, report, chart, texts]);
  return (
    <ChartCard
      title={title}
      extra={
        <>
          <Button
            type="text"
            size="small"
            aria-label={texts.chartOf(title)}
            icon={<SettingOutlined aria-hidden />}
            onClick={onEdit}
          />
          <Button
            type="text"
            size="small"
            aria-label={texts.removeChart(title)}
            icon={<DeleteOutlined aria-hidden />}
            onClick={onRemove}
          />
        </>
      }
      state={{ isPending, error, onRetry: () => void refetch() }}
      isEmpty={data?.points.length === 0}
    >
      <TableChart label={title} figures={drawn.figures} table={drawn.table} />
      {data?.isCut && <p className="gezi-report-hint">{texts.cut(data.points.length)}</p>}
    </ChartCard>
  );
}
