import type { FlowFormData } from '@gezi/domain';
import type { DescriptionItem } from '@gezi/ui';

interface Part {
  id?: unknown;
  label?: unknown;
  list?: readonly Part[];
  columns?: readonly Part[];
  layoutArray?: readonly (readonly Part[])[];
}

/** Labels and values of a form for reading. */
export function formValues({ formName, formContent, values }: FlowFormData): {
  name: string | undefined;
  items: DescriptionItem[];
} {
  if (!formContent) return { name: undefined, items: [] };
  const items = partsOf(JSON.parse(formContent) as Part).flatMap(({ id, label }): DescriptionItem[] =>
    typeof id === 'string' && Object.hasOwn(values, id)
      ? [{ key: id, label: typeof label === 'string' ? label : id, value: textOf(values[id]) }]
      : [],
  );
  return { name: formName, items };
}

const partsOf = (part: Part): Part[] => [
  part,
  ...[...(part.list ?? []), ...(part.columns ?? []), ...(part.layoutArray ?? []).flat()].flatMap(partsOf),
];

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
