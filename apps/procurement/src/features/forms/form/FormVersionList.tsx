import type { SysFormVersion } from '@gezi/domain';
import { formatDateTime } from '@gezi/ui';
import { Button, Collapse, Tag, Timeline } from 'antd';
import { useState } from 'react';
import { FormChanges } from './FormChanges';
import { useTexts } from './texts';

interface FormVersionListProps {
  /** Latest first. */
  versions: readonly SysFormVersion[];
  onRestore: (version: SysFormVersion) => void;
}

/** All versions of a form, latest first, with their changes. */
export function FormVersionList({ versions, onRestore }: FormVersionListProps) {
  const texts = useTexts();
  return (
    <Timeline
      items={versions.map((version, at) => ({
        key: version.version,
        content: (
          <>
            <div className="gezi-form-version">
              <strong>{texts.versionOf(version.version)}</strong>
              {at === 0 && <Tag color="success">{texts.current}</Tag>}
              <span>
                {version.createBy_dictText ?? version.createBy} · {formatDateTime(version.createTime)}
              </span>
              {at > 0 && (
                <Button
                  type="link"
                  size="small"
                  aria-label={`${texts.restore} ${texts.versionOf(version.version)}`}
                  onClick={() => onRestore(version)}
                >
                  {texts.restore}
                </Button>
              )}
            </div>
            <SinceLast version={version} last={versions[at + 1]} />
          </>
        ),
      }))}
    />
  );
}

/** Loaded when expanded. */
function SinceLast({ version, last }: { version: SysFormVersion; last: SysFormVersion | undefined }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!last) return <p className="gezi-form-note">{texts.first}</p>;
  const changes = isOpen && <FormChanges formId={version.formId} from={last.version} to={version.version} />;
  return (
    <Collapse
      ghost
      size="small"
      onChange={(keys) => setOpen(keys.length > 0)}
      items={[{ key: 'changes', label: texts.changes, children: changes }]}
    />
  );
}
