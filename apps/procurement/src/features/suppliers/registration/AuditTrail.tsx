import type { AuditedRegistration } from '@gezi/domain';
import { formatDateTime } from '@gezi/ui';
import { Timeline } from 'antd';
import { useTexts } from './texts';

const COLORS: Record<string, string> = { approve: 'green', reject: 'red', void: 'gray', withdraw: 'gray' };

/** History of a registration, latest first; renders nothing if empty. */
export function AuditTrail({ trail }: { trail: AuditedRegistration['auditTrail'] }) {
  const texts = useTexts();
  if (trail.length === 0) return null;
  return (
    <section aria-label={texts.trail}>
      <h2 className="gezi-register-part">{texts.trail}</h2>
      <Timeline
        items={trail.map(({ action, operator, operator_dictText, operateTime, opinion }) => ({
          color: COLORS[action] ?? 'blue',
          content: (
            <>
              <strong>{texts.actions[action] ?? action}</strong> {operator_dictText ?? operator}{' '}
              {formatDateTime(operateTime)}
              {opinion && <p className="gezi-register-opinion">{opinion}</p>}
            </>
          ),
        }))}
      />
    </section>
  );
}
