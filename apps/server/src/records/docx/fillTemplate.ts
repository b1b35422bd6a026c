import Docxtemplater, { type DXT } from 'docxtemplater';
import InspectModule from 'docxtemplater/js/inspect-module.js';
import PizZip from 'pizzip';
import { openPackage, type PackagePart } from '../workbooks/openPackage';
import type { DocxNames, DocxRefusal, DocxResult, DocxTask } from './docxMessages';
import { holdsActiveContent } from './holdsActiveContent';

/** Maximum bytes of the parts of a filled document before compression. */
const MAX_FILLED = 50 * 1024 * 1024;
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACRO_TYPE = /macroEnabled|vbaProject/i;

/** Checks a .docx template and, with values, fills it. Values are escaped; placeholders are names, never expressions. */
export function fillTemplate({ template, names, values }: DocxTask): DocxResult {
  const opened = openPackage(Buffer.from(template), true);
  if ('refusal' in opened) return opened.refusal === 'damaged' ? { refusal: 'not-docx' } : opened;
  const { parts } = opened;
  const types = textOf(parts, '[Content_Types].xml');
  if (MACRO_TYPE.test(types)) return { refusal: 'holds-macros' };
  if (!types.includes(MAIN_TYPE)) return { refusal: 'not-docx' };
  if (holdsActiveContent(parts)) return { refusal: 'active-content' };
  const inspector = new InspectModule();
  try {
    const document = new Docxtemplater(zipOf(parts), {
      modules: [inspector],
      paragraphLoop: true,
      linebreaks: true,
      errorLogging: false,
      nullGetter: () => '',
      parser: (tag) => ({
        get: (scope: Readonly<Record<string, unknown>>) =>
          Object.hasOwn(scope, tag.trim()) ? scope[tag.trim()] : undefined,
      }),
    });
    const fault = findFault(inspector.getAllStructuredTags(), names);
    if (fault) return fault;
    if (!values) return { bytes: new Uint8Array() };
    document.render(values);
    const filled = document.getZip() as PizZip;
    const size = Object.values(filled.files).reduce((sum, file) => sum + file.asUint8Array().length, 0);
    if (size > MAX_FILLED) return { refusal: 'too-large' };
    return { bytes: filled.generate({ type: 'uint8array', compression: 'DEFLATE' }) };
  } catch (error) {
    return refusalOf(error);
  }
}

const textOf = (parts: readonly PackagePart[], name: string): string =>
  parts.find((part) => part.name.toLowerCase() === name.toLowerCase())?.content.toString() ?? '';

/** A zip of the measured parts. */
function zipOf(parts: readonly PackagePart[]): PizZip {
  const zip = new PizZip();
  for (const { name, content } of parts) if (!name.endsWith('/')) zip.file(name, content);
  return zip;
}

/** The first placeholder that is unknown or of a kind that is not allowed, e.g. raw XML. */
function findFault(tags: readonly DXT.Part[], names: DocxNames, loop?: string): DocxRefusal | undefined {
  for (const tag of tags) {
    const placeholder = tag.value.trim();
    if (tag.module === 'loop') {
      if (tag.inverted) return { refusal: 'not-a-value', placeholder: `^${placeholder}` };
      if (loop !== undefined) return { refusal: 'nested-loop', placeholder };
      if (!Object.hasOwn(names.loops, placeholder)) return { refusal: 'unknown-placeholder', placeholder };
      const fault = findFault(tag.subparsed ?? [], names, placeholder);
      if (fault) return fault;
    } else if (tag.module !== undefined) {
      return { refusal: 'not-a-value', placeholder };
    } else if (tag.type === 'placeholder') {
      const known = loop === undefined ? names.values : [...names.values, ...names.loops[loop]!];
      if (!known.includes(placeholder)) return { refusal: 'unknown-placeholder', placeholder };
    }
  }
  return undefined;
}

interface TemplateFault {
  id?: string;
  xtag?: string;
  openingtag?: string;
  closingtag?: string;
}

/** The first fault that the library reports. */
function refusalOf(error: unknown): DocxRefusal {
  const { properties } = error as { properties?: TemplateFault & { errors?: { properties?: TemplateFault }[] } };
  const fault = properties?.errors?.[0]?.properties ?? properties;
  if (!fault) return { refusal: 'damaged' };
  const placeholder = (fault.xtag ?? fault.openingtag ?? '').trim();
  if (fault.id === 'unclosed_loop' || fault.id === 'closing_tag_does_not_match_opening_tag') {
    return { refusal: 'unclosed-loop', placeholder };
  }
  if (fault.id === 'unopened_loop') return { refusal: 'unopened-loop', placeholder };
  return placeholder ? { refusal: 'malformed', placeholder } : { refusal: 'damaged' };
}
