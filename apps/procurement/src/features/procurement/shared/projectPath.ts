/** Path of the list of projects. */
export const PROJECT_LIST_PATH = '/purchase/list';

/** Path of a new project. */
export const NEW_PROJECT_PATH = '/purchase/project/view';

/** Path of a project; `edit` opens the editor of its draft. */
export const projectPath = (id: string, mode?: 'edit'): string =>
  `${NEW_PROJECT_PATH}?${new URLSearchParams({ id, ...(mode && { mode }) }).toString()}`;

/** Path of the winning quotations of a project. */
export const quotationPath = (id: string): string =>
  `/purchase/project/quotation?${new URLSearchParams({ dataId: id }).toString()}`;

/** Path of a new contract for a winner of a project. */
export const awardedContractPath = (id: string): string =>
  `/contract/view?${new URLSearchParams({ purchaseInfoId: id }).toString()}`;
