import type { DepartmentNode } from '@gezi/client';

/** A department as the pickers return it. */
export type PickedDepart = Pick<DepartmentNode, 'id' | 'departName' | 'orgCode' | 'parentId'> &
  Partial<Pick<DepartmentNode, 'title'>>;
