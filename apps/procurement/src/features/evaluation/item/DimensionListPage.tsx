import {
  deleteEvaluationItem,
  deleteEvaluationItems,
  evaluationItemFields,
  exportEvaluationItems,
  importEvaluationItems,
  listEvaluationItems,
  type EvaluationItem,
} from '@gezi/domain';
import { ListPage } from '../../../crud/ListPage';
import { DimensionForm } from './DimensionForm';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listEvaluationItems,
  delete: deleteEvaluationItem,
  deleteBatch: deleteEvaluationItems,
  export: exportEvaluationItems,
  import: importEvaluationItems,
};

/** `/evaluation/dimension`: dimensions that experts score, with their points. */
export const DimensionListPage = () => (
  <ListPage
    fields={evaluationItemFields}
    endpoints={ENDPOINTS}
    permission="evaluation:item"
    texts={useTexts()}
    nameOf={nameOf}
    settings="evaluation-items"
    form={(opened) => <DimensionForm {...opened} />}
  />
);

const nameOf = ({ itemName }: EvaluationItem) => itemName;
