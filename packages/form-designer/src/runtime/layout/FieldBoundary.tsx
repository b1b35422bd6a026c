import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

/** Keeps a component that cannot be drawn from taking the whole form away. */
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
