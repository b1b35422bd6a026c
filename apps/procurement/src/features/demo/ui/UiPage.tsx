import { PageHeader } from '@gezi/ui';
import { useTexts } from '../texts';
import { DisplayShows } from './DisplayShows';
import { FieldShows } from './FieldShows';
import { OverlayShows } from './OverlayShows';

/** `/demo/ui`: the widgets of `@gezi/ui`. */
export function UiPage() {
  const texts = useTexts();
  return (
    <>
      <PageHeader title={texts.ui} description={texts.uiHint} />
      <div className="gezi-demo-shows">
        <FieldShows />
        <DisplayShows />
        <OverlayShows />
      </div>
    </>
  );
}
