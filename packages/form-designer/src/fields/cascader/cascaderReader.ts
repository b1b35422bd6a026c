import type { Json, JsonObject } from '../../core/document/FormDocument';
import { staticOptions, type ChoiceOption } from '../../core/model/options';
import { cascaderLook } from './cascaderLook';

type Path = readonly ChoiceOption['value'][];

/**
 * Returns a function that reads a text of `valueText` back: labels along a path, or the last label if only one path ends
 * with it; several paths are comma-joined.
 *
 * @param options that the form loads; default: the options saved with the cascader
 * @returns the value; undefined if a path is unknown or ambiguous
 */
export function cascaderReader(
  data: JsonObject,
  options: readonly ChoiceOption[] = staticOptions(data),
): (text: string) => Json | undefined {
  const { multiple, separator } = cascaderLook(data);
  const paths = namedPaths(data, options);
  const read = (text: string) => {
    const key = text
      .split(separator)
      .map((label) => label.trim())
      .join(separator);
    return paths.full.get(key) ?? paths.last.get(key);
  };
  return (text) => {
    if (!multiple) return read(text);
    const found = text.split(',').map((part) => read(part));
    return found.every((path) => path !== undefined) ? found : undefined;
  };
}

/** Paths that may be chosen, by all their labels and by the last; undefined for labels of several paths. */
function namedPaths(data: JsonObject, tree: readonly ChoiceOption[]) {
  const { anyLevel, separator } = cascaderLook(data);
  const full = new Map<string, Path | undefined>();
  const last = new Map<string, Path | undefined>();
  const put = (map: Map<string, Path | undefined>, name: string, path: Path) =>
    map.set(name, map.has(name) ? undefined : path);
  const walk = (options: readonly ChoiceOption[], labels: readonly string[], values: Path) => {
    for (const { label, value, children = [] } of options) {
      const names = [...labels, label.trim()];
      const path = [...values, value];
      if (anyLevel || children.length === 0) {
        put(full, names.join(separator), path);
        put(last, label.trim(), path);
      }
      walk(children, names, path);
    }
  };
  walk(tree, [], []);
  return { full, last };
}
