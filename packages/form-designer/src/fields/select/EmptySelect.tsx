import { Select } from 'antd';

/** A hidden antd select; antd creates its styles on the first render. */
export const EmptySelect = () => <Select value="" options={[]} tabIndex={-1} />;
