import { useClient } from '@gezi/client';
import { contractStatus, listContracts } from '@gezi/domain';
import { namedPopup, useDebounced } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { ControlField } from '../../../forms/ControlField';
import { useTexts } from './texts';

/** A contract that documents take lines from. */
export interface ChosenContract {
  id: string;
  /** Number and name. */
  name: string;
}

/** Debounce in milliseconds before a search is sent (P§9). */
const SEARCH_DELAY = 800;

interface ContractFieldProps {
  name: string;
  label: string;
  /** `2`: framework agreements only. */
  contractType?: '1' | '2';
  onChosen: (contract: ChosenContract | null) => void;
}

/** A contract in force, found by its name. */
export function ContractField({ name, label, contractType, onChosen }: ContractFieldProps) {
  const texts = useTexts();
  return (
    <ControlField name={name} label={label} isRequired missing={texts.chooseContract}>
      <ContractSelect label={label} {...(contractType && { contractType })} onChosen={onChosen} />
    </ControlField>
  );
}

interface ContractSelectProps extends Pick<ContractFieldProps, 'label' | 'contractType' | 'onChosen'> {
  value?: ChosenContract | null;
  onChange?: (contract: ChosenContract | null) => void;
}

function ContractSelect({ label, contractType, onChosen, value = null, onChange, ...field }: ContractSelectProps) {
  const texts = useTexts();
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const searched = useDebounced(typed.trim(), SEARCH_DELAY);
  const { data, isError } = useQuery({
    queryKey: [listContracts.path, 'choose', contractType, searched],
    queryFn: () =>
      client.call(listContracts, {
        pageNo: 1,
        pageSize: 20,
        status: contractStatus.inForce,
        ...(contractType && { contractType }),
        ...(searched && { contractName: `*${searched}*` }),
      }),
    enabled: isOpen,
  });
  // Enter would choose the first result of the previous search.
  const found = typed.trim() === searched ? data?.records : undefined;
  const isSearching = isOpen && found === undefined && !isError;
  return (
    <Select
      {...field}
      aria-label={label}
      allowClear
      virtual={false}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      popupRender={namedPopup(label)}
      open={isOpen}
      onOpenChange={setOpen}
      placeholder={texts.chooseContract}
      loading={isSearching}
      notFoundContent={
        <output>{isSearching ? texts.contractSearching : isError ? texts.contractFailed : texts.contractNone}</output>
      }
      labelInValue
      value={value && { value: value.id, label: value.name }}
      options={(found ?? []).map(({ id, contractNo, contractName, supplierName }) => ({
        value: id,
        label: `${contractNo} ${contractName}`,
        title: supplierName,
      }))}
      optionRender={({ data: option }) => (
        <>
          {option.label}
          <br />
          <small>{option.title}</small>
        </>
      )}
      onChange={(chosen: { value: string; label: string } | undefined) => {
        const contract = chosen ? { id: chosen.value, name: chosen.label } : null;
        onChange?.(contract);
        onChosen(contract);
      }}
    />
  );
}
