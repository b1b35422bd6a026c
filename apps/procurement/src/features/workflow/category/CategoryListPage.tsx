import {
  deleteFlowCategories,
  deleteFlowCategory,
  exportFlowCategories,
  flowCategoryFields,
  importFlowCategories,
  listAllFlowCategories,
  listFlowCategories,
  type FlowCategory,
} from '@gezi/domain';
import { ListPage } from '../../../crud/ListPage';
import { CategoryForm } from './CategoryForm';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listFlowCategories,
  delete: deleteFlowCategory,
  deleteBatch: deleteFlowCategories,
  export: exportFlowCategories,
  import: importFlowCategories,
};
const RENEWS = [listAllFlowCategories];

/** `/flowable/category`: the categories of processes. */
export function CategoryListPage() {
  return (
    <ListPage
      fields={flowCategoryFields}
      endpoints={ENDPOINTS}
      permission="flowable:flowCategory"
      texts={useTexts()}
      nameOf={nameOf}
      settings="flow-categories"
      invalidates={RENEWS}
      form={(opened) => <CategoryForm {...opened} />}
    />
  );
}

const nameOf = ({ name }: FlowCategory) => name;
