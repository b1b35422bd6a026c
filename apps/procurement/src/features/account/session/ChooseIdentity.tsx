import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioField } from '../../../forms/fields/RadioField';
import { useRecordForm } from '../../../forms/useRecordForm';
import { useTexts } from '../../../visitor/texts';
import { VisitorForm } from '../../../visitor/VisitorForm';
import type { Choice, Chosen } from './useSignIn';

interface ChooseIdentityProps {
  choice: Choice;
  onChoose: (chosen: Chosen) => Promise<void>;
  onBack: () => void;
}

interface Entered {
  tenantId: number | null;
  orgCode: string | null;
}

/** Second step of the login: tenant and department. */
export function ChooseIdentity({ choice, onChoose, onBack }: ChooseIdentityProps) {
  const texts = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { tenants, name } = choice;
  const record = useRecordForm<Entered>({
    initial: {
      tenantId: null,
      orgCode: departmentsOf(choice, null).find(({ orgCode }) => orgCode === choice.orgCode)?.orgCode ?? null,
    },
    isGuarded: false,
    mode: 'onSubmit',
    saved: null,
    save: ({ tenantId, orgCode }) =>
      onChoose({ ...(tenantId !== null && { tenantId }), ...(orgCode !== null && { orgCode }) }),
  });
  const tenantId = useWatch({ control: record.form.control, name: 'tenantId' });
  const departments = departmentsOf(choice, tenantId);

  // Moves the focus here, so that screen readers announce the new step.
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="gezi-login-title">
        {texts.chooseTitle}
      </h1>
      <p className="gezi-login-subtitle">{texts.chooseHint(name)}</p>
      <VisitorForm
        record={record}
        submitText={texts.enter}
        extra={
          <Button type="link" block onClick={onBack} disabled={record.isSaving}>
            {texts.back}
          </Button>
        }
      >
        {tenants.length > 0 && (
          <RadioField
            name="tenantId"
            label={texts.tenant}
            isRequired
            missing={texts.tenantMissing}
            groupClassName="gezi-choice"
            options={tenants.map(({ id, name: label }) => ({ value: id, label }))}
            // Departments belong to one tenant.
            onChange={() => record.form.setValue('orgCode', null)}
          />
        )}
        {departments.length > 0 && (
          <RadioField
            name="orgCode"
            label={texts.department}
            isRequired
            missing={texts.departmentMissing}
            groupClassName="gezi-choice"
            options={departments.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))}
          />
        )}
      </VisitorForm>
    </>
  );
}

/** Departments of the chosen tenant; empty if it has only one. */
function departmentsOf({ tenants, departments }: Choice, tenantId: number | null): Choice['departments'] {
  if (tenants.length === 0 || departments.every((depart) => depart.tenantId === undefined)) return departments;
  const own = departments.filter((depart) => depart.tenantId === tenantId);
  return own.length > 1 ? own : [];
}
