import { usePermission } from '@gezi/client';
import { useSearchParams } from 'react-router';
import { DocumentPage } from '../../../documents/DocumentPage';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { PROJECT_LIST_PATH } from '../shared/projectPath';
import { ProjectDocument } from './ProjectDocument';
import { ProjectDraft } from './ProjectDraft';
import { projectKind } from './projectKind';
import { useTexts } from './texts';

/** `/purchase/project/view?id=&mode=`: one project, read-only without a mode. Without an id it starts a new one. */
export function ProjectViewPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  const mayAdd = usePermission('purchase:purchaseInfo:add');
  const mayEdit = usePermission('purchase:purchaseInfo:edit');
  const id = params.get('id') ?? '';
  const isEditing = params.get('mode') === 'edit';
  return (
    <DocumentPage
      kind={projectKind}
      id={id}
      isNew={id === '' && mayAdd}
      titleOf={(project) => project?.proNo ?? texts.addTitle}
      skeleton={[texts.header, texts.materials]}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: backToList, path: PROJECT_LIST_PATH }}
    >
      {({ doc, reloads, ...loaded }) =>
        doc && !(isEditing && mayEdit && doc.actions.includes('edit')) ? (
          <ProjectDocument project={doc} isEditing={isEditing} {...loaded} />
        ) : (
          <ProjectDraft key={reloads} doc={doc} {...loaded} />
        )
      }
    </DocumentPage>
  );
}
