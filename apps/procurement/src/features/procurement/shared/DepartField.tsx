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
    () => ownDepartments(data ?? [], code).map(({ id, path }) => ({ value: id, label: path })),
    [data, code],
  );
  return <SelectField {...field} options={options} loading={isPending} allowClear isSearched />;
}

interface Depart {
  id: string;
  /** Names from the user's department, e.g. `生产部 / 装配车间`. */
  path: string;
}

/** The department with a code and those below it. */
const ownDepartments = (nodes: readonly DepartmentNode[], code: string, above = ''): Depart[] =>
  nodes.flatMap(({ id, orgCode, title, children }) => {
    const isOwn = orgCode.startsWith(code);
    const path = isOwn ? [above, title].filter(Boolean).join(' / ') : '';
    return [...(isOwn ? [{ id, path }] : []), ...ownDepartments(children ?? [], code, path)];
  });
