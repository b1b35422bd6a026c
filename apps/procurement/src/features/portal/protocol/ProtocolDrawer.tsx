import { useClient } from '@gezi/client';
import { addProtocol, editProtocol, viewProtocol, type Protocol } from '@gezi/domain';
import { DATETIME_FORMAT } from '@gezi/ui';
import { DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
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

  function save({ effectiveTime, ...members }: typeof initial) {
    const kept = { ...members, effectiveTime: effectiveTime?.format(DATETIME_FORMAT) ?? null };
    return stored
      ? client.call(editProtocol, { ...kept, id: stored.id, updateTime: stored.updateTime }, { silent: true })
      : client.call(addProtocol, kept, { silent: true });
  }

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
          <DatePicker className="gezi-wide" showTime format={DATETIME_FORMAT} placeholder={t.atOnce} />
        </Form.Item>
        <FlagField name="status" label={texts.status} words={texts.statuses} />
      </div>
    </SiteDrawer>
  );
}

/** What a new version begins with: the words of the last, unpublished. */
const nextOf = ({ code, title, content }: Protocol): Partial<Protocol> => ({ code, title, content });

/** What is entered of a protocol. */
function membersOf({
  title = '',
  code = '',
  version = '',
  effectiveTime = null,
  status = '0',
  content = '',
}: Partial<Protocol>) {
  const from: Dayjs | null = effectiveTime === null ? null : dayjs(effectiveTime);
  return { title, code, version, effectiveTime: from, status, content };
}
