import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

/** Error boundary of one field: a component that throws does not break the form. */
export class FieldBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const texts = useTexts();
  return (
    <span className="gezi-form-broken" role="alert">
      {texts.broken}
    </span>
  );
}
