import { documentOf } from './documentOf';
import { documentProblems } from './documentProblems';
import type { FormDocument, Json, JsonObject } from './FormDocument';
import { isObject } from './members';
import { parseText } from './parseText';
import type { FormProblem } from './FormProblem';
import { readOlder } from './readOlder';
import { readTrees } from './readTrees';
import type { SyntaxFault } from './findSyntaxError';

/**
 * Why there is no document:
 * - `empty`: no input (undefined, null, an empty text)
 * - `syntax`: the text is not JSON; the fault has the position
 * - `no-form`: JSON, but not an object; `found` names its type
 * - `no-list`: an object without a list of components; `found` names its members, at most ten
 */
export type ReadRefusal =
  | { readonly code: 'empty' }
  | ({ readonly code: 'syntax' } & SyntaxFault)
  | { readonly code: 'no-form'; readonly found: string }
  | { readonly code: 'no-list'; readonly found: readonly string[] };

export type FormReading =
  | { readonly ok: true; readonly document: FormDocument; readonly problems: readonly FormProblem[] }
  | { readonly ok: false; readonly reason: ReadRefusal };

/**
 * Reads a saved form in any variant of the format: `{list, config}`, also with missing, null, duplicate or unknown
 * members, and the older `{fields: …}`, which is converted. Never throws and loses nothing: `writeForm` returns the
 * input (for the older format, its conversion).
 *
 * @param input `formContent` as text, or the object itself
 */
export function readForm(input: unknown): FormReading {
  if (input === undefined || input === null) return refuse({ code: 'empty' });
  if (typeof input !== 'string') return readObject(input);
  if (input.trim() === '') return refuse({ code: 'empty' });
  const parsed = parseText(input);
  return parsed.ok ? readObject(parsed.value) : refuse({ code: 'syntax', ...parsed.reason });
}

const refuse = (reason: ReadRefusal): FormReading => ({ ok: false, reason });

function readObject(input: unknown): FormReading {
  if (!isObject(input)) return refuse({ code: 'no-form', found: kindOf(input) });
  if (Array.isArray(own(input, 'list'))) return readContent(input, []);
  if (Array.isArray(own(input, 'fields')))
    return readContent(readOlder(input), [{ code: 'older-format', severity: 'warning', detail: 'fields' }]);
  return refuse({ code: 'no-list', found: Object.keys(input).slice(0, 10) });
}

function readContent(saved: JsonObject, before: readonly FormProblem[]): FormReading {
  const { list, config, ...rest } = saved;
  const trees = readTrees(list as readonly Json[]);
  const hasConfig = Object.hasOwn(saved, 'config');
  const document = documentOf({
    config: hasConfig && isObject(config) ? config : {},
    trees,
    // Settings that are not an object are preserved in `extra`, where nothing reads them.
    extra: hasConfig && !isObject(config) ? { ...rest, config: config! } : rest,
    members: Object.keys(saved),
  });
  return { ok: true, document, problems: [...before, ...documentProblems(document)] };
}

const own = (data: JsonObject, member: string): Json | undefined =>
  Object.hasOwn(data, member) ? data[member] : undefined;

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
