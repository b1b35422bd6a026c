import { usePermission } from '@gezi/client';
import { contractType } from '@gezi/domain';
import { useSearchParams } from 'react-router';
import { DocumentPage } from '../../../documents/DocumentPage';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { contractListPath } from '../shared/contractPath';
import { useTexts } from '../shared/texts';
import { AwardedDraft } from './AwardedDraft';
import { ContractDocument } from './ContractDocument';
import { ContractDraft } from './ContractDraft';
import { contractKind } from './contractKind';
import { emptyDraft } from './core/contractDraft';

/**
 * `/contract/view?id=&mode=`: one contract, read-only without a mode. Without an id it starts a new one of a `type`, or
 * for a winner of `purchaseInfoId`.
 */
export function ContractViewPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  const mayAdd = usePermission('contract:contractInfo:add');
  const mayEdit = usePermission('contract:contractInfo:edit');
  const id = params.get('id') ?? '';
  const projectId = params.get('purchaseInfoId');
  const type = params.get('type') === contractType.framework ? contractType.framework : contractType.project;
  const isEditing = params.get('mode') === 'edit';
  return (
    <DocumentPage
      kind={contractKind}
      id={id}
      isNew={id === '' && mayAdd}
      titleOf={(contract) => contract?.contractNo ?? texts.addTitle}
      skeleton={[texts.contractInfo, texts.materials]}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: backToList, path: contractListPath(type) }}
    >
      {({ doc, reloads, ...loaded }) => {
        if (doc && !(isEditing && mayEdit && doc.actions.includes('edit'))) {
          return <ContractDocument contract={doc} isEditing={isEditing} {...loaded} />;
        }
        if (!doc && projectId) return <AwardedDraft projectId={projectId} {...loaded} />;
        return <ContractDraft key={reloads} doc={doc} start={emptyDraft(type)} {...loaded} />;
      }}
    </DocumentPage>
  );
}
