import type { PackagePart } from '../workbooks/openPackage';

/** Relations that a text program loads or runs: other templates, embedded objects, controls, imported parts. */
const ACTIVE_RELATION =
  /\/(?:attachedTemplate|oleObject|package|control|activeXControlBinary|aFChunk|frame|subDocument|mailMergeSource)$/;
/** Field codes that read other files or run something. */
const ACTIVE_FIELD =
  /^\s*(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|EMBED|DATABASE|MACROBUTTON|AUTOTEXT)\b/i;

/** True if opening the document could load other files or run something. Links to click are allowed. */
export const holdsActiveContent = (parts: readonly PackagePart[]): boolean =>
  parts.some(({ name, content }) => {
    if (/\.rels$/i.test(name)) return relationsOf(content.toString()).some(isActive);
    return /\.xml$/i.test(name) && fieldsOf(content.toString()).some((field) => ACTIVE_FIELD.test(field));
  });

const relationsOf = (text: string): string[] => text.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];

function isActive(relation: string): boolean {
  const type = attribute(relation, 'Type');
  return (
    ACTIVE_RELATION.test(type) || (/external/i.test(attribute(relation, 'TargetMode')) && !type.endsWith('/hyperlink'))
  );
}

/** Codes of the fields of a part. Codes that are split are joined up to the end or separator of their field. */
function fieldsOf(text: string): string[] {
  const simple = [...text.matchAll(/<w:fldSimple\s[^>]*?w:instr\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  const complex = text
    .split('<w:fldChar')
    .map((part) => [...part.matchAll(/<w:instrText[^>]*>([^<]*)</g)].map(([, code]) => code).join(''));
  return [...simple, ...complex];
}

const attribute = (tag: string, name: string): string => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single ?? '';
};
