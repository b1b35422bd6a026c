import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { turns } from '../../platform/kit/turns';
import { safeText } from './safeText';
import { CELL_FORMATS, typedCell, type CellType } from './typedCell';
import { sheetNames } from './sheetName';
import { zipWriter } from './zipWriter';

/** Cell style: plain, header or invalid. */
type CellLook = 'plain' | 'head' | 'fault';

export interface OutCell {
  text: string;
  look?: CellLook;
  /** Writes a number or a date that shows the text; default a text. */
  type?: CellType | undefined;
}

export interface OutSheet {
  /** Adjusted to a valid sheet name, see `sheetNames`. */
  name: string;
  /** Column widths in characters. */
  widths: readonly number[];
  /** Rows from the top; a string is a plain cell. */
  rows: Iterable<readonly (string | OutCell)[]> | AsyncIterable<readonly (string | OutCell)[]>;
  /** Number of frozen rows; default 0. */
  frozen?: number;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Id of the first number format that is not built in. */
const FIRST_FORMAT = 164;
/** Styles before those of typed cells. */
const LOOK_STYLES = 3;
const FORMATS = CELL_FORMATS.map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`);
const FORMAT_STYLES = CELL_FORMATS.map((_, at) => `<xf numFmtId="${FIRST_FORMAT + at}" applyNumberFormat="1"/>`);

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${FORMATS.join('')}</numFmts><fonts count="3"><font><sz val="11"/><name val="宋体"/></font><font><b/><sz val="11"/><name val="宋体"/></font><font><sz val="11"/><color rgb="FFA8071A"/><name val="宋体"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6F4FF"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFCCC7"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${LOOK_STYLES + FORMAT_STYLES.length}"><xf numFmtId="49"/><xf numFmtId="49" fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="49" fontId="2" fillId="3" applyFont="1" applyFill="1"/>${FORMAT_STYLES.join('')}</cellXfs></styleSheet>`;
const LOOKS: Record<CellLook, number> = { plain: 0, head: 1, fault: 2 };

/** Writes an .xlsx row by row. Cells are texts, numbers or dates, never formulas. */
export async function writeWorkbook(path: string, ...sheets: readonly OutSheet[]): Promise<void> {
  const target = createWriteStream(path, { flags: 'wx', flush: true });
  const closed = once(target, 'close');
  const zip = zipWriter(target);
  const names = sheetNames(sheets.map(({ name }) => name));
  const each = (xmlOf: (number: number) => string) => sheets.map((_, at) => xmlOf(at + 1)).join('');
  await zip.add('[Content_Types].xml', [
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
  ]);
  await zip.add('_rels/.rels', [
    `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ]);
  await zip.add('xl/workbook.xml', [
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((number) => `<sheet name="${escape(names[number - 1]!)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
  ]);
  await zip.add('xl/_rels/workbook.xml.rels', [
    `${XML}<Relationships xmlns="${RELATIONS}">${each((number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ]);
  await zip.add('xl/styles.xml', [STYLES]);
  for (const [at, sheet] of sheets.entries()) await zip.add(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet));
  await zip.end();
  await closed;
}

async function* sheetXml({ widths, rows, frozen = 0 }: OutSheet): AsyncGenerator<string> {
  const pane = frozen
    ? `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
    : '';
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  yield `${XML}<worksheet xmlns="${MAIN}">${pane}${columns && `<cols>${columns}</cols>`}<sheetData>`;
  let number = 0;
  let text = '';
  const turn = turns();
  for await (const row of rows) {
    await turn();
    number += 1;
    text += `<row r="${number}">${row.map(cellXml).join('')}</row>`;
    if (text.length > 65_536) {
      yield text;
      text = '';
    }
  }
  yield `${text}</sheetData></worksheet>`;
}

function cellXml(cell: string | OutCell): string {
  const { text, look = 'plain', type } = typeof cell === 'string' ? { text: cell } : cell;
  const typed = type && typedCell(text, type);
  if (typed) return `<c s="${LOOK_STYLES + typed.format}"><v>${typed.value}</v></c>`;
  if (!text && look === 'plain') return '<c/>';
  // Keep the XML short, because the file must fit within the limits of an import.
  const style = look === 'plain' ? '' : ` s="${LOOKS[look]}"`;
  const space = SIGNIFICANT_SPACE.test(text) ? ' xml:space="preserve"' : '';
  return `<c t="inlineStr"${style}><is><t${space}>${escape(safeText(text.slice(0, MAX_CELL_LENGTH)))}</t></is></c>`;
}

/** Maximum characters of a cell; spreadsheets report a workbook with longer texts as damaged. */
const MAX_CELL_LENGTH = 32_000;

/** White space that XML readers drop without `xml:space`. */
const SIGNIFICANT_SPACE = /^\s|\s$|\s\s|[\t\n]/;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  // Drop characters that XML does not allow.
  text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (char) => (char === '\n' || char === '\t' ? char : ''))
    .replaceAll(/[&<>"]/g, (char) => ESCAPES[char]!);
