import { useClient } from '@gezi/client';
import { addInvites, hasInvitees, listInvites, listProjects, projectStatus, type ProjectRow } from '@gezi/domain';
import { Dialog, namedPopup } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Select } from 'antd';
import { useState } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { pageQuery } from '../../../crud/pageQuery';
import { SupplierChooser } from '../shared/SupplierChooser';
import { useTexts } from './texts';

/** Published projects whose quotation has not ended. */
const OPEN = { status_MultiString: [projectStatus.toStart, projectStatus.quoting].join(','), pageNo: 1, pageSize: 500 };

/** Invites further suppliers: asks for the project, then for the suppliers. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const [project, setProject] = useState<ProjectRow>();
  const [isChoosing, setChoosing] = useState(false);
  const { data, isFetching } = useQuery(pageQuery(client, listProjects, OPEN));
  const projects = data?.records.filter(acceptsSuppliers) ?? [];

  if (project && isChoosing) {
    return (
      <SupplierChooser
        title={texts.inviteTo(project.proNo)}
        onTake={(suppliers) => void invite(suppliers.map(({ id }) => id))}
        onClose={onClose}
      />
    );
  }

  async function invite(supplierIds: string[]) {
    await client.call(addInvites, { purchaseInfoId: project!.id, supplierIds });
    void message.success(texts.invited(supplierIds.length));
    await invalidate(queries, listInvites, listProjects);
  }

  return (
    <Dialog
      open
      title={texts.invite}
      okText={texts.next}
      okButtonProps={{ disabled: !project }}
      onOk={() => setChoosing(true)}
      onCancel={onClose}
    >
      <label className="gezi-invite-project">
        {texts.project}
        <Select
          aria-label={texts.project}
          popupRender={namedPopup(texts.project)}
          virtual={false}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={texts.projectMissing}
          notFoundContent={isFetching ? null : texts.projectsNone}
          loading={isFetching}
          value={project?.id}
          options={projects.map(({ id, proNo, proName }) => ({ value: id, label: `${proNo} ${proName}` }))}
          onChange={(id) => setProject(projects.find((one) => one.id === id))}
        />
        <small>{texts.projectHint}</small>
      </label>
    </Dialog>
  );
}

const acceptsSuppliers = (project: ProjectRow) =>
  hasInvitees(project) && (project.actions?.includes('invite') ?? false);
