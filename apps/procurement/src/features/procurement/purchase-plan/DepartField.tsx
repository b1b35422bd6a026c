import { useClient, useSession, type DepartmentNode } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { departTreeQuery } from '../../../crud/DepartTree';
import type { FieldProps } from '../../../forms/ControlField';
import { SelectField } from '../../../forms/fields/SelectField';

/** The caller's current department or one below it. */
export function DepartField(field: FieldProps & { placeholder?: string }) {
  const { user } = useSession();
  const { data, isPending } = useQuery(departTreeQuery(useClient()));
  const code = user?.orgCode ?? '';
  const options = useMemo(
    () =>
      flatten(data ?? [])
        .filter(({ orgCode }) => orgCode.startsWith(code))
        .map(({ id, path }) => ({ value: id, label: path })),
    [data, code],
  );
  return <SelectField {...field} options={options} loading={isPending} allowClear isSearched />;
}

interface Depart {
  id: string;
  orgCode: string;
  /** Names from the top, e.g. `生产部 / 装配车间`. */
  path: string;
}

const flatten = (nodes: readonly DepartmentNode[], above = ''): Depart[] =>
  nodes.flatMap(({ id, orgCode, title, children }) => {
    const path = above ? `${above} / ${title}` : title;
    return [{ id, orgCode, path }, ...flatten(children ?? [], path)];
  });
