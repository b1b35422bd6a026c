import { useClient } from '@gezi/client';
import { addProtocol, editProtocol, viewProtocol, type Protocol } from '@gezi/domain';
import { draftFor } from '../../../../../forms/core/draft';
import { MomentField } from '../../../../../forms/fields/MomentField';
import { TextField } from '../../../../../forms/fields/TextField';
import { FlagField } from '../FlagField';
import { SiteDrawer } from '../SiteDrawer';
import { StoredDrawer } from '../StoredDrawer';
import { useTexts } from '../texts';

interface ProtocolDrawerProps {
  /** Absent for a new one. */
  id?: string | undefined;
  /** Copies the protocol into a new version and leaves the original unchanged. */
  isCopied?: boolean;
  onClose: () => void;
}

/** Form of a protocol version. */
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
      schema={addProtocol.input}
      initial={initial}
      draft={copied ? draftFor(`protocol.after.${copied.id}`) : draftFor('protocol', stored)}
      save={save}
      onClose={onClose}
    >
      <div className="gezi-fields">
        <TextField
          name="code"
          label={t.code}
          hint={t.codeHint}
          wrong={t.codeWrong}
          maxLength={50}
          disabled={copied !== undefined}
        />
        <TextField name="version" label={t.version} placeholder="V1.0" />
        <MomentField name="effectiveTime" label={t.effectiveTime} placeholder={t.atOnce} />
        <FlagField name="status" label={texts.status} words={texts.statuses} />
      </div>
    </SiteDrawer>
  );
}

/** Initial values of a new version: the previous content, unpublished. */
const nextOf = ({ code, title, content }: Protocol): Partial<Protocol> => ({ code, title, content });

/** Request body of a protocol. */
const membersOf = ({
  title = '',
  code = '',
  version = '',
  effectiveTime = null,
  status = '0',
  content = '',
}: Partial<Protocol>) => ({ title, code, version, effectiveTime, status, content });
