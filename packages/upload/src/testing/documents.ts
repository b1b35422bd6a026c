import { CFB, utils, write } from '@e965/xlsx';

/** A pdf file with one page per text; Latin letters only. */
export function pdfWith(name: string, texts: readonly string[]): File {
  const pages = texts.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => {
      const content = `BT /F1 28 Tf 60 740 Td (${text}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pages[index]! + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return new File([`${body}${table}startxref\n${body.length}\n%%EOF\n`], name, { type: 'application/pdf' });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A `.docx` file. @param body XML of its paragraphs @param relations XML of further relations of the document */
export function docxWith(name: string, body: string, relations = '', parts: Record<string, string> = {}): File {
  const zip: unknown = CFB.utils.cfb_new({ fileType: 'zip' });
  const entries = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="html" ContentType="text/html"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations}</Relationships>`,
    ...parts,
  };
  for (const [path, content] of Object.entries(entries)) {
    CFB.utils.cfb_add(zip, `/${path}`, [...new TextEncoder().encode(content)]);
  }
  const bytes = CFB.write(zip, { fileType: 'zip', type: 'array' }) as ArrayBuffer;
  return new File([bytes], name);
}

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A document that tries to run scripts in every way that `.docx` has. */
export const hostileDocx = (name: string): File =>
  docxWith(
    name,
    `${paragraph('补充协议')}
    <w:p><w:hyperlink r:id="rId7"><w:r><w:t>点击查看</w:t></w:r></w:hyperlink></w:p>
    <w:p><w:r><w:pict><v:rect style="width:80px;height:40px" onload="parent.wasRun = true" fillcolor="red"/></w:pict></w:r></w:p>
    <w:altChunk r:id="rId8"/>`,
    `<Relationship Id="rId7" Type="${OFFICE}/hyperlink" Target="javascript:parent.wasRun=true" TargetMode="External"/>
    <Relationship Id="rId8" Type="${OFFICE}/aFChunk" Target="chunk.html"/>`,
    { 'word/chunk.html': '<script>parent.wasRun = true; top.wasRun = true</script>' },
  );

/** A workbook with one sheet per entry. */
export function xlsxWith(name: string, sheets: Readonly<Record<string, unknown[][]>>): File {
  const book = utils.book_new();
  for (const [title, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), title);
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], name);
}
