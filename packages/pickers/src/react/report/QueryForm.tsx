import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import type { QueryInfo } from '../../core/report/ReportConfig';
import { readTyped } from '../../core/report/readTyped';
import { useTexts } from '../../texts/useTexts';
import { QueryField } from './QueryField';
import type { QueryValues } from './QueryValues';

export interface QueryFormProps {
  fields: readonly QueryInfo[];
  /** Button of a further query. */
  extra?: ReactNode;
  onSearch: (values: QueryValues) => void;
}

/** Query form of a report. Enter searches; hidden fields are shown by 展开 (B§3). */
export function QueryForm({ fields, extra, onSearch }: QueryFormProps) {
  const texts = useTexts();
  const [values, setValues] = useState<QueryValues>({});
  const [isOpen, setOpen] = useState(false);
  const shown = fields.filter(({ hidden }) => isOpen || hidden !== '1');
  const change = (part: QueryValues) => setValues((before) => ({ ...before, ...part }));

  return (
    <search>
      <Form
        className="gezi-report-query"
        aria-label={texts.report.queryForm}
        colon={false}
        onFinish={() => onSearch(toRequest(fields, values))}
      >
        {shown.map((field) => (
          <QueryField key={field.field} field={field} values={values} onChange={change} />
        ))}
        <div className="gezi-report-buttons">
          <Button type="primary" htmlType="submit">
            {texts.search}
          </Button>
          <Button
            onClick={() => {
              setValues({});
              onSearch({});
            }}
          >
            {texts.reset}
          </Button>
          {extra}
          {fields.some(({ hidden }) => hidden === '1') && (
            <Button
              type="link"
              aria-expanded={isOpen}
              icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              iconPlacement="end"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? texts.collapse : texts.expand}
            </Button>
          )}
        </div>
      </Form>
    </search>
  );
}

/** The filled-in conditions as request parameters. */
function toRequest(fields: readonly QueryInfo[], values: QueryValues): QueryValues {
  const byName = new Map(fields.map((field) => [field.field, field]));
  const asked = Object.entries(values).map(([name, value = '']) => {
    const field = byName.get(name);
    return [name, field ? readTyped(field, value) : value] as const;
  });
  return Object.fromEntries(asked.filter(([, value]) => value));
}
