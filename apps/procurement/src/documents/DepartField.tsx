import { useClient, useSession, type DepartmentNode } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { departTreeQuery } from '../crud/DepartTree';
import type { FieldProps } from '../forms/ControlField';
import { SelectField } from '../forms/fields/SelectField';

interface DepartFieldProps extends FieldProps {
  placeholder?: string;
  /** The stored document, whose department may be kept. */
  stored?: { departId: string | null; departName: string | null } | undefined;
}

/** The caller's current department or one below it; any department for administrators. */
export function DepartField({ stored, ...field }: DepartFieldProps) {
  const { user } = useSession();
  const { data, isPending } = useQuery(departTreeQuery(useClient()));
  const code = user?.userType === 'admin' ? '' : (user?.orgCode ?? '');
  const { departId = null, departName = null } = stored ?? {};
  const options = useMemo(() => {
    const own = ownDepartments(data ?? [], code).map(({ id, path }) => ({ value: id, label: path }));
    const isMissing = departId !== null && own.every(({ value }) => value !== departId);
    return isMissing ? [{ value: departId, label: departName ?? departId }, ...own] : own;
  }, [data, code, departId, departName]);
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
