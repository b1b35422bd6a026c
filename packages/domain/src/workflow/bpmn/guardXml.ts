import type { DefinitionFault } from '../model';

/** Most characters of a file. */
export const MAX_XML_LENGTH = 900_000;
/** Most levels of elements within one another. */
const MAX_DEPTH = 64;

/** Reasons why a text is not read as BPMN at all: its size, a document type, entities, or its depth. */
export function guardXml(xml: string): DefinitionFault | undefined {
  if (xml.length > MAX_XML_LENGTH) return { code: 'too-large', elementId: null };
  const declared = /<!(?:DOCTYPE|ENTITY)/i.exec(xml);
  if (declared) return { code: 'xml-doctype', elementId: null, line: lineAt(xml, declared.index) };
  return findDepth(xml);
}

const lineAt = (xml: string, index: number): number => xml.slice(0, index).split('\n').length;

function findDepth(xml: string): DefinitionFault | undefined {
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    if (xml.startsWith('<!--', at)) {
      at = after(xml, '-->', at);
    } else if (xml.startsWith('<![CDATA[', at)) {
      at = after(xml, ']]>', at);
    } else if (xml.startsWith('<?', at)) {
      at = after(xml, '?>', at);
    } else {
      const end = endOfTag(xml, at);
      if (end < 0) return { code: 'xml-invalid', elementId: null, line: lineAt(xml, at) };
      if (xml[at + 1] === '/') depth -= 1;
      else if (xml[end - 1] !== '/') depth += 1;
      if (depth > MAX_DEPTH) return { code: 'too-large', elementId: null, line: lineAt(xml, at) };
      at = end + 1;
    }
  }
  return undefined;
}

/** Index behind the next `mark`; the end of the text if there is none. */
function after(xml: string, mark: string, from: number): number {
  const index = xml.indexOf(mark, from);
  return index < 0 ? xml.length : index + mark.length;
}

/** Index of the `>` of a tag, outside of quotes; -1 if it is not closed. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let index = from; index < xml.length; index += 1) {
    const char = xml[index]!;
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '>') return index;
    else if (char === '"' || char === "'") quote = char;
  }
  return -1;
}
