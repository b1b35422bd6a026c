import { usePermission } from '@gezi/client';
import {
  deleteProject,
  deleteProjects,
  exportProjects,
  importProjects,
  listProjects,
  projectFields,
  type ProjectRow,
} from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { NEW_PROJECT_PATH, projectPath } from '../shared/projectPath';
import { projectKind } from './projectKind';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { useTexts } from './texts';
import { useCopyProject } from './useCopyProject';
import { useProjectDialogs } from './useProjectDialogs';

const ENDPOINTS = {
  list: listProjects,
  delete: deleteProject,
  deleteBatch: deleteProjects,
  export: exportProjects,
  import: importProjects,
};
const FACES = { status: (project: ProjectRow) => <ProjectStatusTag project={project} /> };
const allows = (project: ProjectRow, action: string) => project.actions?.includes(action) ?? false;
const FIXED = { remove: (project: ProjectRow) => !allows(project, 'remove') };

/** `/purchase/list`: list of purchase projects. */
export function ProjectListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const { rowActions: lifecycleActions, dialog } = useDocumentActions(projectKind);
  const dialogs = useProjectDialogs();
  const rowActions = useProjectRowActions(lifecycleActions, dialogs);
  return (
    <>
      <ListPage
        fields={projectFields}
        endpoints={ENDPOINTS}
        permission={projectKind.resource}
        texts={useMemo(
          () => ({
            title: texts.listTitle,
            listLabel: texts.listLabel,
            removeConfirm: texts.remove,
            removeSeveral: texts.removeSeveral,
            fixedRows: texts.fixedRows,
          }),
          [texts],
        )}
        nameOf={nameOf}
        settings="purchase-projects"
        faces={FACES}
        rowActions={rowActions}
        isFixed={FIXED}
        invalidates={projectKind.lists}
        onAdd={() => void navigate(NEW_PROJECT_PATH)}
        onRowActivate={useCallback((project: ProjectRow) => void navigate(projectPath(project.id)), [navigate])}
      />
      {dialog}
      {dialogs.dialog}
    </>
  );
}

const nameOf = ({ proNo }: ProjectRow) => proNo;

/** Actions of a row: to the pages of the project, those of the lifecycle, copying, and removing. */
function useProjectRowActions(
  lifecycleActions: readonly ListAction<ProjectRow>[],
  { may, open: openDialog }: ReturnType<typeof useProjectDialogs>,
): ListAction<ProjectRow>[] {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission('purchase:purchaseInfo:edit');
  const { mayCopy, copy } = useCopyProject();
  return useMemo(
    () => [
      { key: 'view', label: texts.view, onClick: ({ id }) => void navigate(projectPath(id)) },
      {
        key: 'edit',
        label: texts.edit,
        visible: (project) => mayEdit && allows(project, 'edit'),
        onClick: ({ id }) => void navigate(projectPath(id, 'edit')),
      },
      ...lifecycleActions,
      {
        key: 'extend',
        label: texts.extend,
        inMenu: true,
        visible: (project) => may('extend', project),
        onClick: (project) => openDialog({ name: 'extend', project }),
      },
      { key: 'copy', label: texts.copy, inMenu: true, visible: mayCopy, onClick: copy },
      'remove',
    ],
    [texts, navigate, mayEdit, mayCopy, copy, may, openDialog, lifecycleActions],
  );
}
