import type { ReportChart, ReportDetails } from '@gezi/domain';
import { Dialog, namedPopup } from '@gezi/ui';
import { Segmented, Select } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from './texts';

interface ChartDialogProps {
  report: ReportDetails;
  /** Absent for a new chart. */
  chart: ReportChart | undefined;
  onSave: (chart: ReportChart) => void;
  onClose: () => void;
}

/** Kind and fields of a chart. */
export function ChartDialog({ report: { columns }, chart, onSave, onClose }: ChartDialogProps) {
  const texts = useTexts();
  const fields = columns.map(({ dataIndex, title }) => ({ value: dataIndex, label: title }));
  const numbers = columns.flatMap(({ dataIndex, title, align }) =>
    align === 'right' ? [{ value: dataIndex, label: title }] : [],
  );
  const [draft, setDraft] = useState<ReportChart>(
    chart ?? {
      kind: 'bar',
      x: fields[0]?.value ?? '',
      series: null,
      y: numbers[0]?.value ?? null,
      method: numbers.length > 0 ? 'sum' : 'count',
    },
  );
  const change = (part: Partial<ReportChart>) => setDraft((before) => ({ ...before, ...part }));
  const isPie = draft.kind === 'pie';
  return (
    <Dialog
      open
      width={480}
      title={chart ? texts.editChart : texts.addChart}
      okText={texts.save}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !draft.x }}
      onOk={() => onSave(saved(draft))}
      onCancel={onClose}
    >
      <div className="gezi-report-chart-form">
        <ChartItem label={texts.kind}>
          <Segmented
            aria-label={texts.kind}
            value={draft.kind}
            options={(['bar', 'line', 'pie'] as const).map((value) => ({ value, label: texts.kinds[value] }))}
            onChange={(kind) => change({ kind })}
          />
        </ChartItem>
        <ChoiceItem
          label={isPie ? texts.part : texts.x}
          value={draft.x}
          options={fields}
          onChange={(x) => change({ x })}
        />
        {!isPie && (
          <ChoiceItem
            label={texts.series}
            value={draft.series ?? ''}
            options={[{ value: '', label: texts.noSeries }, ...fields.filter(({ value }) => value !== draft.x)]}
            onChange={(series) => change({ series: series || null })}
          />
        )}
        <ChartItem label={texts.method} {...(numbers.length === 0 && { hint: texts.noNumbers })}>
          <Segmented
            aria-label={texts.method}
            value={draft.method}
            options={(['sum', 'avg', 'count'] as const).map((value) => ({
              value,
              label: texts.methods[value],
              disabled: value !== 'count' && numbers.length === 0,
            }))}
            onChange={(method) => change({ method, y: draft.y ?? numbers[0]?.value ?? null })}
          />
        </ChartItem>
        {draft.method !== 'count' && (
          <ChoiceItem label={texts.y} value={draft.y ?? ''} options={numbers} onChange={(y) => change({ y })} />
        )}
      </div>
    </Dialog>
  );
}

const saved = ({ kind, series, y, method, ...chart }: ReportChart): ReportChart => ({
  ...chart,
  kind,
  method,
  series: kind === 'pie' ? null : series,
  y: method === 'count' ? null : y,
});

interface ChoiceItemProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function ChoiceItem({ label, value, options, onChange }: ChoiceItemProps) {
  const id = useId();
  return (
    <ChartItem label={label} htmlFor={id}>
      <Select
        id={id}
        aria-label={label}
        popupRender={namedPopup(label)}
        virtual={false}
        value={value}
        options={[...options]}
        onChange={onChange}
      />
    </ChartItem>
  );
}

interface ChartItemProps {
  label: string;
  /** Id of the control; absent for a group that names itself. */
  htmlFor?: string;
  hint?: string;
  children: ReactNode;
}

const ChartItem = ({ label, htmlFor, hint, children }: ChartItemProps) => (
  <div>
    {htmlFor === undefined ? <span aria-hidden>{label}</span> : <label htmlFor={htmlFor}>{label}</label>}
    {children}
    {hint !== undefined && <p className="gezi-report-hint">{hint}</p>}
  </div>
);
