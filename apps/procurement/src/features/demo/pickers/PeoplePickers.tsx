import { DepartSelect, MultiUserSelect, PositionSelect, RoleSelect, UserSelect } from '@gezi/pickers';
import { PageCard } from '@gezi/ui';
import { Field } from './Field';
import { useTexts } from './texts';

const TEAM = 5;

/** Users, departments, roles and positions. */
export function PeoplePickers() {
  const texts = useTexts();
  return (
    <PageCard title={texts.people}>
      <div className="pickers-fields">
        <Field label={texts.manager}>{(field) => <UserSelect {...field} />}</Field>
        <Field label={texts.team} value="purchaser,manager">
          {(field) => <UserSelect {...field} multiple max={TEAM} />}
        </Field>
        <Field label={texts.copied}>{(field) => <MultiUserSelect {...field} />}</Field>
        <Field label={texts.depart}>{(field) => <DepartSelect {...field} store="orgCode" />}</Field>
        <Field label={texts.departs}>{(field) => <DepartSelect {...field} multiple />}</Field>
        <Field label={texts.roles}>{(field) => <RoleSelect {...field} />}</Field>
        <Field label={texts.positions}>{(field) => <PositionSelect {...field} />}</Field>
      </div>
    </PageCard>
  );
}
