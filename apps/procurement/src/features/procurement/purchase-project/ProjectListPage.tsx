import {
  deleteProject,
  deleteProjects,
  exportProjects,
  importProjects,
  listProjects,
  projectFields,
  type ProjectRow,
} from '@gezi/domain';
import { useMemo } from 'react';
import { DocumentListPage } from '../../../documents/DocumentListPage';
import { NEW_PROJECT_PATH, projectPath } from '../shared/projectPath';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { projectKind } from './projectKind';
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

/** `/purchase/list`: list of purchase projects. */
export function ProjectListPage() {
  const texts = useTexts();
  const { mayCopy, copy } = useCopyProject();
  const { may, open, dialog } = useProjectDialogs();
  return (
    <>
      <DocumentListPage
        kind={projectKind}
        pathOf={projectPath}
        newPath={NEW_PROJECT_PATH}
        fields={projectFields}
        endpoints={ENDPOINTS}
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
        lastActions={useMemo(
          () => [
            {
              key: 'extend',
              label: texts.extend,
              inMenu: true,
              visible: (project: ProjectRow) => may('extend', project),
              onClick: (project: ProjectRow) => open({ name: 'extend', project }),
            },
            { key: 'copy', label: texts.copy, inMenu: true, visible: mayCopy, onClick: copy },
          ],
          [texts, may, open, mayCopy, copy],
        )}
      />
      {dialog}
    </>
  );
}

const nameOf = ({ proNo }: ProjectRow) => proNo;
