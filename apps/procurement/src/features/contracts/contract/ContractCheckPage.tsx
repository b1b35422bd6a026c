import { contractType } from '@gezi/domain';
import { useSearchParams } from 'react-router';
import { DocumentPage } from '../../../documents/DocumentPage';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { contractListPath } from '../shared/contractPath';
import { useTexts } from '../shared/texts';
import { ContractDocument } from './ContractDocument';
import { contractKind } from './contractKind';

/** `/contract/check?id=`: read-only details of a contract with purchase and materials, for its approver (P§2). */
export function ContractCheckPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  return (
    <DocumentPage
      kind={contractKind}
      id={params.get('id') ?? ''}
      isNew={false}
      titleOf={(contract) => contract && `${texts.checkTitle} ${contract.contractNo}`}
      skeleton={[texts.contractInfo, texts.materials]}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: backToList, path: contractListPath(contractType.project) }}
    >
      {({ doc, reloads: _reloads, ...loaded }) => doc && <ContractDocument contract={doc} isCheck {...loaded} />}
    </DocumentPage>
  );
}
