import { useSession } from '@gezi/client';
import { VisitorFrame } from '../../../visitor/VisitorFrame';
import { OwnRegistration } from './OwnRegistration';
import { RegistrationForm } from './RegistrationForm';
import { useTexts } from './texts';

/** `/register-supplier`: registers a supplier; signed-in suppliers see the state of their registration. */
export function RegisterSupplierPage() {
  const texts = useTexts();
  const { token, user } = useSession();
  return (
    <VisitorFrame documentTitle={texts.document} blank wide>
      {token && user?.supplierId ? <OwnRegistration /> : <RegistrationForm />}
    </VisitorFrame>
  );
}
