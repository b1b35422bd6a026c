import { ArrowDownOutlined } from '@ant-design/icons';
import { Alert, Select } from 'antd';
import { chooseColumn, missingColumns, type ColumnChoice, type ImportPreview } from '../../core/importPreview';
import { useTexts } from '../../texts/useTexts';

interface ImportColumnsProps {
  preview: ImportPreview;
  /** Name of the shown workbook if there are several. */
  fileName?: string | undefined;
  value: ColumnChoice;
  disabled: boolean;
  onChange: (value: ColumnChoice) => void;
}

/** First rows of a workbook with a select per column for the field it is imported into. */
export function ImportColumns({ preview, fileName, value, disabled, onChange }: ImportColumnsProps) {
  const texts = useTexts();
  const { columns, headers, rows, total } = preview;
  const missing = missingColumns(preview, value).map(({ label }) => label);
  const keyOf = (header: string) => Object.keys(value).find((key) => value[key] === header);
  const options = columns.map(({ key, label, required }) => ({ value: key, label: required ? `${label} *` : label }));
  return (
    <div className="gezi-upload-columns">
      <p className="gezi-upload-tips">
        {fileName === undefined ? texts.previewHint(rows.length, total) : texts.previewHintOf(fileName)}
      </p>
      {missing.length > 0 && <Alert type="error" showIcon title={texts.missingColumns(missing)} role="alert" />}
      <section className="gezi-upload-table" tabIndex={0} aria-label={texts.previewRows}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              {headers.map((header) => (
                <th key={header} scope="col" className={keyOf(header) === undefined ? 'gezi-upload-unused' : undefined}>
                  <span className="gezi-upload-header" title={header}>
                    {header}
                    <ArrowDownOutlined aria-hidden />
                  </span>
                  <Select
                    size="small"
                    aria-label={texts.columnOf(header)}
                    value={keyOf(header)}
                    placeholder={texts.notImported}
                    allowClear
                    showSearch={{ optionFilterProp: 'label' }}
                    disabled={disabled}
                    options={options}
                    popupMatchSelectWidth={false}
                    onChange={(key: string | undefined) => onChange(chooseColumn(value, header, key))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, cells }) => (
              <tr key={number}>
                <td className="gezi-upload-number">{number}</td>
                {cells.map((cell, at) => (
                  <td
                    key={headers[at]}
                    className={keyOf(headers[at]!) === undefined ? 'gezi-upload-unused' : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
