import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { readSheets, SHEET_LIMITS, type SheetPreview } from '../../core/readSheets';
import { useTexts } from '../../texts/useTexts';
import type { PreviewBodyProps } from './PreviewBodyProps';
import { PreviewNote } from './PreviewNote';

/** First rows of the sheets of a workbook, as text. */
export function WorkbookPreview({ bytes, name }: PreviewBodyProps) {
  const texts = useTexts();
  const sheets = useMemo(() => sheetsOf(bytes), [bytes]);
  const [place, setPlace] = useState(0);
  if (!sheets) return <PreviewNote>{texts.previewBroken}</PreviewNote>;
  const sheet = sheets[place];
  if (!sheet) return <PreviewNote>{texts.emptySheet}</PreviewNote>;
  return (
    <>
      {(sheets.length > 1 || sheet.isCut) && (
        <div className="gezi-upload-preview-tools">
          {sheets.length > 1 && (
            <Segmented<number>
              size="small"
              aria-label={texts.sheets}
              value={place}
              options={sheets.map(({ name: label }, value) => ({ value, label }))}
              onChange={setPlace}
            />
          )}
          {sheet.isCut && <span>{texts.sheetCut(SHEET_LIMITS.rows, SHEET_LIMITS.columns)}</span>}
        </div>
      )}
      {sheet.rows.length === 0 ? (
        <PreviewNote>{texts.emptySheet}</PreviewNote>
      ) : (
        <section className="gezi-upload-preview-sheet" aria-label={`${name} ${sheet.name}`} tabIndex={0}>
          <SheetTable sheet={sheet} />
        </section>
      )}
    </>
  );
}

function SheetTable({ sheet }: { sheet: SheetPreview }) {
  const texts = useTexts();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.sheetRow}</th>
          {sheet.columns.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((cells, row) => (
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {cells.map((text, column) => (
              <td key={column}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sheetsOf(bytes: ArrayBuffer): SheetPreview[] | undefined {
  try {
    return readSheets(bytes);
  } catch {
    return undefined;
  }
}
