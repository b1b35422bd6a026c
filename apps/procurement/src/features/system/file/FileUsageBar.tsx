import { useClient } from '@gezi/client';
import { viewFileUsage } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import { formatSize } from '@gezi/upload';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { FileUsageDialog } from './FileUsageDialog';
import { LostFilesDialog } from './LostFilesDialog';
import { OrphanedBytesDialog } from './OrphanedBytesDialog';
import { useTexts } from './texts';
import './usage.css';

/** Share of the quota from which the bar warns. */
const HIGH = 0.9;

/** Storage in use by the tenant, above the list of its files. */
export function FileUsageBar() {
  const texts = useTexts();
  const client = useClient();
  const [open, setOpen] = useState<'details' | 'lost' | 'orphaned'>();
  const close = () => setOpen(undefined);
  const { data: usage } = useQuery(
    queryOptions({ queryKey: [viewFileUsage.path], queryFn: () => client.call(viewFileUsage, {}) }),
  );
  // The list is of use without it.
  if (!usage) return null;
  const stored = usage.bytes + usage.unfinished.bytes;
  const share = stored / usage.quota;
  return (
    <PageCard>
      <section className="gezi-file-usage" aria-label={texts.usage}>
        <div className="gezi-file-usage-quota">
          <span>{texts.ofQuota(formatSize(stored), formatSize(usage.quota))}</span>
          <Progress
            percent={Math.round(share * 1000) / 10}
            size="small"
            aria-label={texts.usage}
            strokeColor={share >= HIGH ? 'var(--gezi-error)' : 'var(--gezi-primary)'}
          />
        </div>
        <dl className="gezi-file-usage-figures">
          <Figure label={texts.fileCount} text={String(usage.count)} />
          <Figure
            label={texts.unusedFiles}
            text={texts.countAndSize(usage.unused.count, formatSize(usage.unused.bytes))}
          />
          {usage.unfinished.count > 0 && (
            <Figure
              label={texts.unfinished}
              text={texts.countAndSize(usage.unfinished.count, formatSize(usage.unfinished.bytes))}
            />
          )}
        </dl>
        <div className="gezi-file-usage-actions">
          <Button onClick={() => setOpen('details')}>{texts.details}</Button>
          <Button onClick={() => setOpen('lost')}>{texts.findLost}</Button>
          {usage.tenants.length > 0 && <Button onClick={() => setOpen('orphaned')}>{texts.findOrphaned}</Button>}
        </div>
        {open === 'details' && <FileUsageDialog usage={usage} onClose={close} />}
        {open === 'lost' && <LostFilesDialog onClose={close} />}
        {open === 'orphaned' && <OrphanedBytesDialog onClose={close} />}
      </section>
    </PageCard>
  );
}

const Figure = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
);
