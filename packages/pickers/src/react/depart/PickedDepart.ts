import type { DepartmentNode } from '@gezi/client';

/** A department as pickers hand it out. */
export type PickedDepart = Pick<DepartmentNode, 'id' | 'departName' | 'orgCode' | 'parentId'>;
