import {
  contractTemplateFields,
  deleteContractTemplate,
  deleteContractTemplates,
  downloadDefaultTemplate,
  listContractTemplates,
  type ContractTemplate,
} from '@gezi/domain';
import { useMemo } from 'react';
import type { Faces } from '../../../crud/listColumns';
import { ListPage } from '../../../crud/ListPage';
import { DownloadButton } from '../../../documents/DownloadButton';
import { TemplateForm } from './TemplateForm';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listContractTemplates,
  delete: deleteContractTemplate,
  deleteBatch: deleteContractTemplates,
};

/** `/contract/template`: templates that contracts are exported from. */
export function TemplateListPage() {
  const texts = useTexts();
  const faces = useMemo<Faces<ContractTemplate>>(
    () => ({
      contractType: ({ contractType, contractType_dictText }) =>
        contractType === null ? texts.allTypes : (contractType_dictText ?? contractType),
    }),
    [texts],
  );
  return (
    <ListPage
      fields={contractTemplateFields}
      endpoints={ENDPOINTS}
      permission="contract:contractTemplate"
      texts={texts}
      nameOf={nameOf}
      settings="contract-templates"
      faces={faces}
      toolbar={<DownloadButton endpoint={downloadDefaultTemplate} label={texts.download} />}
      form={(opened) => <TemplateForm {...opened} />}
    />
  );
}

const nameOf = ({ name }: ContractTemplate) => name;
