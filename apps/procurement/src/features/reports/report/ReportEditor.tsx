import { ApiError, randomId, useClient } from '@gezi/client';
import { addReport, type ReportSourceField } from '@gezi/domain';
import type { GridApi } from '@gezi/editable-grid';
import { PageCard, PageHeader } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { draftFor } from '../../../forms/core/draft';
import { RecordForm } from '../../../forms/RecordForm';
import { useRecordForm } from '../../../forms/useRecordForm';
import { itemsOf, paramsOf, refusedCell, takeFields, takeParams, type ItemRow, type ParamRow } from './core/itemRows';
import { REPORT_LIST_PATH, reportPath } from './core/reportPaths';
import { ItemTable } from './ItemTable';
import { ParamTable } from './ParamTable';
import { saveReport, type WholeReport } from './queries';
import { ReportSettings } from './ReportSettings';
import { SqlPanel } from './SqlPanel';
import { useTexts } from './texts';
import './report.css';

const HEAD_SCHEMA = addReport.input.properties.head;

/** Form values: the settings, and the rows of both tables. */
interface ReportValues {
  code: string;
  name: string;
  nameEn: string | null;
  content: string | null;
  isPublished: '0' | '1';
  roleCodes: string | null;
  returnType: '1' | '2';
  dbSource: string | null;
  cgrSql: string;
  items: readonly ItemRow[];
  params: readonly ParamRow[];
}

const START: ReportValues = {
  code: '',
  name: '',
  nameEn: null,
  content: null,
  isPublished: '0',
  roleCodes: null,
  returnType: '1',
  dbSource: null,
  cgrSql: '',
  items: [],
  params: [],
};

interface ReportEditorProps {
  /** Absent for a new report. */
  report?: WholeReport;
  /** The report is the original of a new one. */
  isCopy?: boolean;
}

/** Editor of a report: settings, query, fields and parameters. */
export function ReportEditor({ report, isCopy = false }: ReportEditorProps) {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const itemGrid = useRef<GridApi<ItemRow>>(null);
  const paramGrid = useRef<GridApi<ParamRow>>(null);
  const sent = useRef<Record<'items' | 'params', readonly { id: string }[]>>({ items: [], params: [] });
  const { mutateAsync } = useMutation(saveReport(client, useQueryClient()));
  const edited = isCopy ? undefined : report?.head;
  const [initial] = useState<ReportValues>(() => valuesOf(report, isCopy ? texts.copyOf : undefined));
  /** Another array reloads its grid. */
  const [items, setItems] = useState(initial.items);
  const [params, setParams] = useState(initial.params);
  const record = useRecordForm<ReportValues>({
    schema: HEAD_SCHEMA,
    initial,
    draft: draftFor('report', edited),
    onRestored: (restored) => {
      if (restored.items) setItems(restored.items);
      if (restored.params) setParams(restored.params);
    },
    save: () => Promise.resolve(),
    saved: texts.saved,
    onSaved: () => void navigate(REPORT_LIST_PATH),
    fieldOf: (member) => member.replace(/^head[./]/, ''),
    onRefused: (error) => {
      const cell = refusedCell(error instanceof ApiError ? error.field : undefined);
      const row = cell && sent.current[cell.table][cell.row];
      if (row) (cell.table === 'items' ? itemGrid : paramGrid).current?.showCell(row.id, cell.column);
      return false;
    },
  });
  const { control } = record.form;
  const code = useWatch({ control, name: 'code' });
  const title = edited ? texts.editing(edited.name) : texts.newReport;
  useTabTitle(title);

  const currentItems = () => itemGrid.current?.getRows() ?? items;
  const currentParams = () => paramGrid.current?.getRows() ?? params;

  function take(fields: readonly ReportSourceField[], names: readonly string[]) {
    const taken = takeFields(currentItems(), fields, newId);
    const nextParams = takeParams(currentParams(), names, newId);
    setItems(taken.rows);
    setParams(nextParams);
    record.form.setValue('items', taken.rows, { shouldDirty: true });
    record.form.setValue('params', nextParams, { shouldDirty: true });
    void message.success(texts.fieldsTaken(taken.added, taken.removed));
  }

  async function submit() {
    const isValid = await record.form.trigger(undefined, { shouldFocus: true });
    const [itemRows, paramRows] = [await itemGrid.current?.collect(), await paramGrid.current?.collect()];
    if (!isValid || itemRows?.ok === false || paramRows?.ok === false) return;
    sent.current = { items: itemRows?.rows ?? [], params: paramRows?.rows ?? [] };
    if (sent.current.items.length === 0) return record.refuse(texts.noItems);
    record.submit(({ items: _items, params: _params, ...head }) => {
      const parts = { items: itemsOf(itemRows?.rows ?? []), params: paramsOf(paramRows?.rows ?? []) };
      return mutateAsync(
        edited
          ? { id: edited.id, body: { head: { ...head, id: edited.id, updateTime: edited.updateTime }, ...parts } }
          : { body: { head: { ...head, charts: report?.head.charts ?? null }, ...parts } },
      );
    });
  }

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Button onClick={() => void navigate(REPORT_LIST_PATH)}>{texts.back}</Button>
            {edited && <Button onClick={() => void navigate(reportPath(code))}>{texts.preview}</Button>}
            <Button type="primary" loading={record.isSaving} onClick={() => void submit()}>
              {texts.save}
            </Button>
          </>
        }
      />
      <RecordForm record={record} refusalTitle={texts.refused}>
        <PageCard title={texts.basics}>
          <ReportSettings />
        </PageCard>
        <PageCard title={texts.source} note={texts.sourceNote}>
          <SqlPanel paramValues={() => defaultsOf(currentParams())} onTake={take} />
        </PageCard>
      </RecordForm>
      <ItemTable
        rows={items}
        grid={itemGrid}
        onChange={() => record.form.setValue('items', [...currentItems()], { shouldDirty: true })}
      />
      <ParamTable
        rows={params}
        grid={paramGrid}
        onChange={() => record.form.setValue('params', [...currentParams()], { shouldDirty: true })}
      />
    </>
  );
}

const newId = (): string => `new-${randomId()}`;

/** Values that a trial passes. */
const defaultsOf = (rows: readonly ParamRow[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ paramName, paramValue }) => (paramName && paramValue ? [[paramName, paramValue]] : [])),
  );

function valuesOf(report: WholeReport | undefined, copyName: ((name: string) => string) | undefined): ReportValues {
  if (!report) return START;
  const { code, name, nameEn, content, isPublished, roleCodes, returnType, dbSource, cgrSql } = report.head;
  const items = report.items.map(({ cgrheadId: _head, ...item }) => item);
  const params = report.params.map(({ cgrheadId: _head, ...param }) => param);
  const head = { code, name, nameEn, content, isPublished, roleCodes, returnType, dbSource, cgrSql };
  if (!copyName) return { ...head, items, params };
  return { ...head, code: '', name: copyName(name).slice(0, 100), nameEn: null, isPublished: '0', items, params };
}
