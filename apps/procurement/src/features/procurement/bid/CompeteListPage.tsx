import { buyType, exportProjects, listProjects, projectFields, type ProjectRow } from '@gezi/domain';
import { Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { LoadedPart } from '../shared/LoadedPart';
import { RoundTable, useRounds } from '../shared/bids/RoundTable';
import { projectPath } from '../shared/projectPath';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { useTexts } from './texts';

const ENDPOINTS = { list: listProjects, export: exportProjects };
const PERMISSIONS = { export: 'purchase:purchaseInfo:export' };
const FIELDS = projectFields.filter(({ key }) => key !== 'buyType');
const FACES = { status: (project: ProjectRow) => <ProjectStatusTag project={project} /> };
const COMPETITIVE = { buyType: buyType.compete };

/** `/procurement/compete`: competitive projects with their rounds. */
export function CompeteListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const [shown, setShown] = useState<ProjectRow>();
  const rowActions = useMemo<ListAction<ProjectRow>[]>(
    () => [
      { key: 'rounds', label: texts.rounds, onClick: setShown },
      { key: 'project', label: texts.viewProject, onClick: ({ id }) => void navigate(projectPath(id)) },
    ],
    [texts, navigate],
  );
  return (
    <>
      <ListPage
        fields={FIELDS}
        endpoints={ENDPOINTS}
        permissions={PERMISSIONS}
        texts={useMemo(() => ({ title: texts.competeTitle, listLabel: texts.competeLabel }), [texts])}
        nameOf={nameOf}
        settings="compete-projects"
        faces={FACES}
        rowActions={rowActions}
        input={COMPETITIVE}
        onRowActivate={setShown}
      />
      <Drawer
        open={shown !== undefined}
        title={shown && texts.roundsOf(shown.proName)}
        size="large"
        destroyOnHidden
        onClose={() => setShown(undefined)}
      >
        {shown && <Rounds projectId={shown.id} />}
      </Drawer>
    </>
  );
}

const nameOf = ({ proNo }: ProjectRow) => proNo;

function Rounds({ projectId }: { projectId: string }) {
  const query = useRounds(projectId);
  return <LoadedPart query={query}>{(rounds) => <RoundTable rounds={rounds} />}</LoadedPart>;
}
