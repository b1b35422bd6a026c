import type { Json, JsonObject } from '../../core/document/FormDocument';
import { isObject, memberOf, textMember } from '../../core/document/members';
import type { ShapeCheck } from '../../core/model/ShapeProblem';
import { wrongKind } from '../shared/value/wrongKind';

/** A file in the value of an upload. */
export interface StoredFile {
  readonly name: string;
  readonly url: string;
}

/** Files with a safe address and one of the accepted endings. */
export const checkFiles: ShapeCheck = (value, field, context) => {
  const files = readFiles(value);
  if (!files) return wrongKind(field, context);
  const accepted = acceptedEndings(field.data);
  for (const { name, url } of files) {
    if (!isAddress(url)) return { code: 'shape:address', message: context.texts.address(field.label || field.id) };
    const isAccepted = !accepted.length || accepted.some((ending) => name.toLowerCase().endsWith(ending));
    if (!isAccepted) return { code: 'shape:file-type', message: context.texts.fileType };
  }
  return undefined;
};

/** Reads the JSON text of `[{name, url}]`; undefined for anything else. */
export function readFiles(value: Json | undefined): readonly StoredFile[] | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '') return [];
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list)) return undefined;
    const files = list.map((entry) => {
      const name = isObject(entry) ? memberOf(entry, 'name') : undefined;
      const url = isObject(entry) ? memberOf(entry, 'url') : undefined;
      return typeof name === 'string' && typeof url === 'string' ? { ...(entry as object), name, url } : undefined;
    });
    return files.every((file) => file !== undefined) ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Accepted file endings in lower case, with the point; empty if any is accepted, as with `image/*`. */
function acceptedEndings(data: JsonObject): readonly string[] {
  const parts = textMember(data, 'accept')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  return parts.every((part) => part.startsWith('.')) ? parts : [];
}

/** An address on the web or below the server, never one that runs something. */
const isAddress = (url: string): boolean => /^(?:https?:\/\/|[/\w.-])/i.test(url) && !/^[\w+.-]+:(?!\/\/)/.test(url);
