import { useClient } from '@gezi/client';
import { addHelpEntry, editHelpEntry, viewHelpEntry, type OperateDirectory } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Form, InputNumber, TreeSelect } from 'antd';
import { RecordDrawer } from '../../../crud/RecordDrawer';
import { ContentField } from '../ContentField';
import { parentChoices, type HelpBranch } from '../core/helpBranches';
import { FlagField } from '../FlagField';
import { renewSite } from '../renewSite';
import { DRAWER_WIDTH, StoredDrawer } from '../StoredDrawer';
import { useTexts } from '../texts';
import { TitleField } from '../TitleField';

const ROOT = '0';

interface HelpDrawerProps {
  /** None for a new one. */
  id?: string | undefined;
  /** What a new one hangs below. */
  pid?: string;
  branches: readonly HelpBranch[];
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** A help document to be written or changed. */
export function HelpDrawer(props: HelpDrawerProps) {
  const { help } = useTexts();
  if (props.id === undefined) return <Entered {...props} />;
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
  const queries = useQueryClient();
  const { message } = App.useApp();
  const initial = membersOf(stored ?? { pid });

  async function save(members: typeof initial) {
    const kept = stored
      ? await client.call(editHelpEntry, { ...members, id: stored.id, updateTime: stored.updateTime }, { silent: true })
      : await client.call(addHelpEntry, members, { silent: true });
    await renewSite(queries, 'help');
    void message.success(texts.saved);
    onSaved(kept.id);
  }

  return (
    <RecordDrawer
      title={stored ? t.editTitle : t.addTitle}
      width={DRAWER_WIDTH}
      initial={initial}
      save={save}
      onSaved={onClose}
      onClose={onClose}
    >
      <TitleField />
      <div className="gezi-drawer-pair">
        <Form.Item name="pid" label={t.parent}>
          <TreeSelect
            aria-label={t.parent}
            treeData={[{ value: ROOT, title: t.root, children: parentChoices(branches, stored?.id) }]}
            treeDefaultExpandAll
            showSearch={{ treeNodeFilterProp: 'title' }}
            virtual={false}
          />
        </Form.Item>
        <Form.Item name="sortOrder" label={t.sortOrder} extra={t.sortHint}>
          <InputNumber className="gezi-wide" min={0} max={9999} precision={0} />
        </Form.Item>
        <FlagField name="status" label={texts.status} words={texts.statuses} />
        <FlagField name="adminOnly" label={t.audience} words={t.audiences} />
      </div>
      <ContentField required={false} />
    </RecordDrawer>
  );
}

/** What is entered of a help document. */
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
