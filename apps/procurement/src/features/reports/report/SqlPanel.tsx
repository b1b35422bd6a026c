import { describeFailure, useClient } from '@gezi/client';
import { dataSourceOptions, tryReport, type ReportSourceField, type ReportTableInfo } from '@gezi/domain';
import { PlayCircleOutlined } from '@ant-design/icons';
import { namedPopup, useLocale } from '@gezi/ui';
import { CodeEditor, type CodeCompletion, type CodeMark } from '@gezi/ui/editors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button, Select } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ControlField } from '../../../forms/ControlField';
import { tablesQuery } from './queries';
import { SqlTables } from './SqlTables';
import { useTexts } from './texts';
import { TrialResult } from './TrialResult';

interface SqlPanelProps {
  /** Values of the parameters for a trial. */
  paramValues: () => Record<string, string>;
  /** Called to take over the fields and parameters of a trial. */
  onTake: (fields: readonly ReportSourceField[], params: readonly string[]) => void;
}

const NO_TABLES: readonly ReportTableInfo[] = [];
/** Names that report SQL may use besides its tables. */
const FUNCTIONS = [
  'count sum avg min max coalesce nullif round to_char date_trunc extract',
  'current_date row_number rank lag lead left right substring greatest least',
].flatMap((line) => line.split(' ').map((name) => ({ name })));

/** Data source, SQL editor with the tables it may read, and trials of the SQL. */
export function SqlPanel({ paramValues, onTake }: SqlPanelProps) {
  const texts = useTexts();
  const client = useClient();
  const locale = useLocale();
  const { getValues, setValue } = useFormContext<{ cgrSql: string; dbSource: string | null }>();
  const dbSource = useWatch<{ dbSource: string | null }, 'dbSource'>({ name: 'dbSource' });
  const sources = useQuery({
    queryKey: [dataSourceOptions.path],
    queryFn: ({ signal }) => client.call(dataSourceOptions, {}, { signal, silent: true }),
  });
  const tables = useQuery(tablesQuery(client, dbSource));
  const list = tables.data ?? NO_TABLES;
  const trial = useMutation({
    mutationFn: () => {
      const { cgrSql, dbSource: dbKey } = getValues();
      return client.call(tryReport, { sql: cgrSql, params: paramValues(), ...(dbKey && { dbKey }) }, { silent: true });
    },
  });
  const { data, error, isPending, mutate } = trial;
  const fault = data?.fault;
  const marks = useMemo<CodeMark[]>(
    () => (fault?.line ? [{ line: fault.line, column: fault.column ?? 1, message: fault.message }] : []),
    [fault],
  );
  const completions = useMemo<CodeCompletion[]>(
    () => [
      ...list.map(({ name, text, columns }) => ({
        name,
        detail: text,
        kind: 'group' as const,
        members: columns.map((column) => ({ name: column.name, detail: column.text || column.type })),
      })),
      ...FUNCTIONS,
    ],
    [list],
  );

  // Monaco handles Ctrl+Enter itself, so it is caught before.
  const frame = useRef<HTMLDivElement>(null);
  const run = useEffectEvent(() => mutate());
  useEffect(() => {
    const element = frame.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    element?.addEventListener('keydown', onKeyDown, true);
    return () => element?.removeEventListener('keydown', onKeyDown, true);
  }, []);

  function insert(name: string) {
    const { cgrSql } = getValues();
    const next = cgrSql.trim() ? `${cgrSql.trimEnd()} ${name}` : `select *\nfrom ${name}`;
    setValue('cgrSql', next, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <div className="gezi-report-sql">
      <div className="gezi-report-sql-editor" ref={frame}>
        <ControlField name="dbSource" label={texts.dbSource} normalize={(code) => code || null}>
          <SourceSelect label={texts.dbSource} own={texts.ownDatabase} options={sources.data ?? []} />
        </ControlField>
        <ControlField name="cgrSql" label={texts.sql} missing={texts.missing(texts.sql)} isLabelled={false}>
          <CodeEditor language="SQL" height={320} marks={marks} completions={completions} aria-label={texts.sql} />
        </ControlField>
        <div className="gezi-report-sql-actions">
          <Button
            icon={<PlayCircleOutlined aria-hidden />}
            loading={isPending}
            title={texts.tryHint}
            onClick={() => mutate()}
          >
            {texts.tryIt}
          </Button>
          {data && !fault && (
            <Button
              onClick={() =>
                onTake(
                  data.fields,
                  data.params.map(({ paramName }) => paramName),
                )
              }
            >
              {texts.takeFields}
            </Button>
          )}
        </div>
        {error && <Alert type="error" showIcon title={describeFailure(error, { locale }).message} />}
        {fault && (
          <Alert
            type="error"
            showIcon
            title={fault.message}
            description={fault.line && fault.column ? texts.place(fault.line, fault.column) : undefined}
          />
        )}
        {data && !fault && <TrialResult trial={data} />}
      </div>
      <SqlTables
        tables={list}
        isLoading={tables.isPending}
        failure={tables.error ? describeFailure(tables.error, { locale, purpose: 'list' }).message : undefined}
        onRetry={() => void tables.refetch()}
        onInsert={insert}
      />
    </div>
  );
}

interface SourceSelectProps {
  label: string;
  own: string;
  options: readonly { value: string; text: string }[];
  id?: string;
  value?: string | null;
  onChange?: (code: string) => void;
}

const SourceSelect = ({ label, own, options, value, ...props }: SourceSelectProps) => (
  <Select
    {...props}
    aria-label={label}
    popupRender={namedPopup(label)}
    virtual={false}
    value={value ?? ''}
    options={[{ value: '', label: own }, ...options.map((option) => ({ value: option.value, label: option.text }))]}
  />
);
