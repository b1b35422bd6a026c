import { PageHeader } from '@gezi/ui';
import { DictionaryPickers } from './DictionaryPickers';
import { PeoplePickers } from './PeoplePickers';
import { RecordPickers } from './RecordPickers';
import { useTexts } from './texts';
import './pickers.css';

/** `/demo/pickers`: all pickers, using the tenant's real data. */
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
