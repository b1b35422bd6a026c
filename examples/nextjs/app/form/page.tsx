import { readForm } from '../readForm';
import { RequisitionForm } from './RequisitionForm';

/** A server component: reads the saved form; its fields are in the first answer. */
export default function Page() {
  const { name, content } = readForm();
  return (
    <main>
      <RequisitionForm name={name} content={content} />
    </main>
  );
}
