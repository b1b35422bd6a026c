import { contractType } from '@gezi/domain';

/** Path of the list with contracts of a type. */
export const contractListPath = (type: string): string =>
  type === contractType.framework ? '/contract/framed' : '/contract/single';

export const SALE_LIST_PATH = '/sale/contract';

const PAGE = '/contract/view';

/** Path of a contract; `edit` opens the editor of its draft. */
export const contractPath = (id: string, mode?: 'edit'): string =>
  `${PAGE}?${new URLSearchParams({ id, ...(mode && { mode }) }).toString()}`;

/** Path of a new contract of a type. */
export const newContractPath = (type: string): string => `${PAGE}?${new URLSearchParams({ type }).toString()}`;

/** Path of the check of a contract by its approver. */
export const contractCheckPath = (id: string): string => `/contract/check?${new URLSearchParams({ id }).toString()}`;
