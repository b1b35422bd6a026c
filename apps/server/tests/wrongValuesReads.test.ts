import { endpoints } from './support/endpoints';
import { describeWrongValues } from './support/badInput/describeWrongValues';

describeWrongValues(
  Object.keys(endpoints).filter((name) => {
    const { method } = endpoints[name]!;
    return method === 'GET' || method === 'DELETE';
  }),
);
