import { useClient, useSession } from '@gezi/client';
import { registerCustomer, resubmitCustomer, viewOwnCustomer, withdrawCustomer, type CustomerInfo } from '@gezi/domain';
import { CompanyProgress } from '../../../visitor/CompanyProgress';
import { CompanyRegistration } from '../../../visitor/CompanyRegistration';
import { VisitorFrame } from '../../../visitor/VisitorFrame';
import { CustomerFields, customerMembersOf, type CustomerMembers } from './CustomerFields';
import { useTexts } from './texts';

/** `/user/client/register`: registers a purchasing unit; signed-in users see the state of theirs. */
export function ClientRegisterPage() {
  const texts = useTexts();
  const client = useClient();
  const { token } = useSession();
  const fields = (onBusyChange: (busy: boolean) => void) => <CustomerFields onBusyChange={onBusyChange} />;
  return (
    <VisitorFrame documentTitle={texts.document} blank wide>
      {token ? (
        <CompanyProgress<CustomerInfo, CustomerMembers>
          queryKey={[viewOwnCustomer.path]}
          view={(signal) => client.call(viewOwnCustomer, {}, { signal, silent: true })}
          withdraw={() => client.call(withdrawCustomer, {})}
          resubmit={(company) => client.call(resubmitCustomer, company, { silent: true })}
          schema={resubmitCustomer.input}
          membersOf={customerMembersOf}
        >
          {fields}
        </CompanyProgress>
      ) : (
        <CompanyRegistration<CustomerMembers>
          texts={texts}
          protocol="client_register"
          schema={registerCustomer.input}
          empty={customerMembersOf()}
          draftKey="customer-registration"
          send={(account, company, protocolVersion) =>
            client.call(registerCustomer, { account, ...company, protocolVersion }, { silent: true })
          }
        >
          {fields}
        </CompanyRegistration>
      )}
    </VisitorFrame>
  );
}
