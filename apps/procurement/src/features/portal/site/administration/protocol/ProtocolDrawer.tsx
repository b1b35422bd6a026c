import { useClient } from '@gezi/client';
import { addProtocol, editProtocol, viewProtocol, type Protocol } from '@gezi/domain';
import { Form, Input } from 'antd';
import { MomentField } from '../../../../../crud/MomentField';
import { FlagField } from '../FlagField';
import { SiteDrawer } from '../SiteDrawer';
import { StoredDrawer } from '../StoredDrawer';
import { useTexts } from '../texts';

const CODE = /^[a-z][a-z0-9_]{1,49}$/;

interface ProtocolDrawerProps {
  /** None for a new one. */
  id?: string | undefined;
  /** The one is copied into a new version, and stays as it is. */
  isCopied?: boolean;
  onClose: () => void;
}

/** A version of a protocol to be written or changed. */
export function ProtocolDrawer({ id, isCopied = false, onClose }: ProtocolDrawerProps) {
  const { protocol } = useTexts();
  const title = isCopied ? protocol.addTitle : protocol.editTitle;
  return (
    <StoredDrawer title={title} endpoint={viewProtocol} id={id} onClose={onClose}>
      {(stored) =>
        isCopied ? <Entered copied={stored} onClose={onClose} /> : <Entered stored={stored} onClose={onClose} />
      }
    </StoredDrawer>
  );
}

interface EnteredProps {
  stored?: Protocol;
  copied?: Protocol;
  onClose: () => void;
}

function Entered({ stored, copied, onClose }: EnteredProps) {
  const texts = useTexts();
  const t = texts.protocol;
  const client = useClient();
  const initial = membersOf(stored ?? (copied ? nextOf(copied) : {}));

  const save = (members: typeof initial) =>
    stored
      ? client.call(editProtocol, { ...members, id: stored.id, updateTime: stored.updateTime }, { silent: true })
      : client.call(addProtocol, members, { silent: true });

  return (
    <SiteDrawer
      title={stored ? t.editTitle : t.addTitle}
      part="protocol"
      initial={initial}
      save={save}
      onClose={onClose}
    >
      <div className="gezi-drawer-pair">
        <Form.Item
          name="code"
          label={t.code}
          extra={t.codeHint}
          validateFirst
          rules={[
            { required: true, message: texts.required(t.code) },
            { pattern: CODE, message: t.codeWrong },
          ]}
        >
          <Input maxLength={50} disabled={copied !== undefined} />
        </Form.Item>
        <Form.Item
          name="version"
          label={t.version}
          rules={[{ required: true, whitespace: true, message: texts.required(t.version) }]}
        >
          <Input maxLength={20} placeholder="V1.0" />
        </Form.Item>
        <Form.Item name="effectiveTime" label={t.effectiveTime}>
          <MomentField placeholder={t.atOnce} />
        </Form.Item>
        <FlagField name="status" label={texts.status} words={texts.statuses} />
      </div>
    </SiteDrawer>
  );
}

/** What a new version begins with: the words of the last, unpublished. */
const nextOf = ({ code, title, content }: Protocol): Partial<Protocol> => ({ code, title, content });

/** What is entered of a protocol. */
const membersOf = ({
  title = '',
  code = '',
  version = '',
  effectiveTime = null,
  status = '0',
  content = '',
}: Partial<Protocol>) => ({ title, code, version, effectiveTime, status, content });
