import { PageHeader } from '@gezi/ui';
import { DictionaryPickers } from './DictionaryPickers';
import { PeoplePickers } from './PeoplePickers';
import { RecordPickers } from './RecordPickers';
import { useTexts } from './texts';
import './pickers.css';

/** `/demo/pickers`: every way something is chosen, against the real lists of the tenant. */
export function PickersPage() {
  const texts = useTexts();
  return (
    <>
      <PageHeader title={texts.title} description={texts.hint} />
      <PeoplePickers />
      <RecordPickers />
      <DictionaryPickers />
    </>
  );
}
