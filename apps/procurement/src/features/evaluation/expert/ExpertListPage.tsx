import {
  deleteExpert,
  deleteExperts,
  expertFields,
  exportExperts,
  importExperts,
  listExperts,
  type Expert,
} from '@gezi/domain';
import { useMemo } from 'react';
import { ListPage } from '../../../crud/ListPage';
import type { Faces } from '../../../crud/listColumns';
import { ExpertForm } from './ExpertForm';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listExperts,
  delete: deleteExpert,
  deleteBatch: deleteExperts,
  export: exportExperts,
  import: importExperts,
};

/** `/evaluation/expert`: experts who score bids. */
export function ExpertListPage() {
  const texts = useTexts();
  const faces = useMemo<Faces<Expert>>(
    () => ({
      materialTypeIds: ({ materialTypeIds_dictText: names }) => names ?? texts.allTypes,
      avoidSupplierIds: ({ avoidSupplierIds_dictText: names }) => names,
    }),
    [texts],
  );
  return (
    <ListPage
      fields={expertFields}
      endpoints={ENDPOINTS}
      permission="evaluation:expert"
      texts={texts}
      nameOf={nameOf}
      settings="experts"
      faces={faces}
      form={(opened) => <ExpertForm {...opened} />}
    />
  );
}

const nameOf = ({ name }: Expert) => name;
