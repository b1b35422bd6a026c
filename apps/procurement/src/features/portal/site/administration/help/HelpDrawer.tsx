import { useClient } from '@gezi/client';
import { addHelpEntry, editHelpEntry, viewHelpEntry, type OperateDirectory } from '@gezi/domain';
import { TreeSelect } from 'antd';
import { draftFor } from '../../../../../forms/core/draft';
import { NumberField } from '../../../../../forms/fields/NumberField';
import { ControlField } from '../../../../../forms/ControlField';
import { parentChoices, type HelpBranch } from '../core/helpBranches';
import { FlagField } from '../FlagField';
import { SiteDrawer } from '../SiteDrawer';
import { StoredDrawer } from '../StoredDrawer';
import { useTexts } from '../texts';

const ROOT = '0';

interface HelpDrawerProps {
  /** Absent for a new one. */
  id?: string | undefined;
  /** Parent of a new one. */
  pid?: string;
  branches: readonly HelpBranch[];
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Form of a help document. */
export function HelpDrawer(props: HelpDrawerProps) {
  const { help } = useTexts();
  return (
    <StoredDrawer title={help.editTitle} endpoint={viewHelpEntry} id={props.id} onClose={props.onClose}>
      {(stored) => <Entered {...props} stored={stored} />}
    </StoredDrawer>
  );
}

function Entered({ pid = ROOT, branches, stored, onSaved, onClose }: HelpDrawerProps & { stored?: OperateDirectory }) {
  const texts = useTexts();
  const t = texts.help;
  const client = useClient();
  const initial = membersOf(stored ?? { pid });
  const save = (members: typeof initial) =>
    stored
      ? client.call(editHelpEntry, { ...members, id: stored.id, updateTime: stored.updateTime }, { silent: true })
      : client.call(addHelpEntry, members, { silent: true });

  return (
    <SiteDrawer
      title={stored ? t.editTitle : t.addTitle}
      part="help"
      schema={addHelpEntry.input}
      initial={initial}
      draft={stored ? draftFor('help', stored) : draftFor(`help.${pid}`)}
      save={save}
      onSaved={({ id }) => onSaved(id)}
      onClose={onClose}
    >
      <div className="gezi-fields">
        <ControlField name="pid" label={t.parent}>
          <TreeSelect
            aria-label={t.parent}
            treeData={[{ value: ROOT, title: t.root, children: parentChoices(branches, stored?.id) }]}
            treeDefaultExpandAll
            showSearch={{ treeNodeFilterProp: 'title' }}
            virtual={false}
          />
        </ControlField>
        <NumberField name="sortOrder" label={t.sortOrder} hint={t.sortHint} />
        <FlagField name="status" label={texts.status} words={texts.statuses} />
        <FlagField name="adminOnly" label={t.audience} words={t.audiences} />
      </div>
    </SiteDrawer>
  );
}

/** Request body of a help document. */
function membersOf({
  title = '',
  pid = ROOT,
  sortOrder = 0,
  status = '0',
  adminOnly = '0',
  content = '',
}: Partial<OperateDirectory>) {
  return { title, pid, sortOrder, status, adminOnly, content };
}
