import { lazy, Suspense } from 'react';

const Icon = lazy(async () => ({ default: (await import('./IconOf')).IconOf }));

/** An icon a document names; the icons come when a form has one. */
export function ItemIcon({ name }: { name: string }) {
  return (
    <span className="gezi-form-icon" aria-hidden>
      <Suspense fallback={null}>
        <Icon name={name} />
      </Suspense>
    </span>
  );
}
