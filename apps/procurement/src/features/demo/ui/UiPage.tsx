import { ShowPage } from '../shared/ShowPage';
import { useTexts } from '../shared/texts';
import { DisplayShows } from './DisplayShows';
import { FieldShows } from './FieldShows';
import { OverlayShows } from './OverlayShows';

/** `/demo/ui`: the widgets of `@gezi/ui`. */
export function UiPage() {
  const texts = useTexts();
  return (
    <ShowPage title={texts.ui} description={texts.uiHint}>
      <FieldShows />
      <DisplayShows />
      <OverlayShows />
    </ShowPage>
  );
}
