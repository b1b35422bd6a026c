import { Later, lazyPart } from '@gezi/ui';

const Icon = lazyPart(async () => (await import('./IconOf')).IconOf);

/** An icon a document names; the icons come when a form has one. */
export function ItemIcon({ name }: { name: string }) {
  return (
    <span className="gezi-form-icon" aria-hidden>
      <Later failure={null}>
        <Icon name={name} />
      </Later>
    </span>
  );
}
